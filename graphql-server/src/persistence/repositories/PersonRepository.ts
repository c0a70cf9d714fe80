import type { Reportable } from '@quorum/domain/report/constants';
import { FORMER_PARTICIPANT } from '@quorum/domain/response/constants';
import { LockMode, type Loaded } from '@mikro-orm/core';
import { AskEntity } from '../entities/AskEntity.ts';
import { CalendarFeedEntity } from '../entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from '../entities/CancelledEventEntity.ts';
import { CancelledPollEntity } from '../entities/CancelledPollEntity.ts';
import { EventEntity, ParticipantEntity } from '../entities/EventEntity.ts';
import { LocalAccountEntity } from '../entities/LocalAccountEntity.ts';
import { FOR_ORGANISERS, MailEntity, mailsOfVoter } from '../entities/MailEntity.ts';
import { PollEntity, PollVoterEntity } from '../entities/PollEntity.ts';
import { PreferencesEntity } from '../entities/PreferencesEntity.ts';
import { PushEntity } from '../entities/push/PushEntity.ts';
import { PushSubscriptionEntity } from '../entities/push/PushSubscriptionEntity.ts';
import { ParticipantPhoneEntity } from '../entities/sms/ParticipantPhoneEntity.ts';
import { SmsEntity } from '../entities/sms/SmsEntity.ts';
import { ReportEntity } from '../entities/ReportEntity.ts';
import { UnsubscribedEntity } from '../entities/UnsubscribedEntity.ts';
import type { EntityManager } from '../orm.ts';
import { cancelledOf } from './cancelledOf.ts';
import { FarewellRepository } from './FarewellRepository.ts';
import { FollowRepository } from './follow/FollowRepository.ts';
import { EVERYTHING } from './MailRepository.ts';
import { WithdrawnRepository } from './WithdrawnRepository.ts';

/** Nothing that proves or names anybody: what is left of a response is that somebody comes. */
const NOBODY = {
  name: FORMER_PARTICIPANT,
  email: null,
  isEmailConfirmed: false,
  language: null,
  comment: '',
  uid: null,
  tokenDigest: '',
  mailTokenDigest: null,
  visitorDigest: null,
} as const;

/** Finds and deletes all that is stored about a signed-in person. */
export class PersonRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly uid: string,
  ) {}

  findAccount(): Promise<LocalAccountEntity | null> {
    return this.em.findOne(LocalAccountEntity, { uid: this.uid });
  }

  listEvents(): Promise<EventEntity[]> {
    const populate = ['eventType'] as const;
    return this.em.find(EventEntity, { creatorId: this.uid }, { populate, orderBy: { id: 'asc' } });
  }

  /** The same, locked until the transaction ends: those that are being deleted or given away are not among them. */
  listEventsLocked(): Promise<EventEntity[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.find(EventEntity, { creatorId: this.uid }, { lockMode, refresh: true, orderBy: { id: 'asc' } });
  }

  listResponses(): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { uid: this.uid }, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  /** What they were asked by mail, with the event. */
  listAsks(): Promise<AskEntity[]> {
    const populate = ['participant.event'] as const;
    return this.em.find(AskEntity, { participant: { uid: this.uid } }, { populate, orderBy: { id: 'asc' } });
  }

  /** The devices that are notified about their responses. */
  listDevices(): Promise<PushSubscriptionEntity[]> {
    const populate = ['participant.event'] as const;
    const where = { participant: { uid: this.uid } };
    return this.em.find(PushSubscriptionEntity, where, { populate, orderBy: { id: 'asc' } });
  }

  /** The telephone numbers that they left, with the events of their responses. */
  listPhones(): Promise<ParticipantPhoneEntity[]> {
    const populate = ['participant.event'] as const;
    const where = { participant: { uid: this.uid } };
    return this.em.find(ParticipantPhoneEntity, where, { populate, orderBy: { participant: 'asc' } });
  }

  /** How they want to be told: of themselves, and for responses of theirs, which are loaded with the events. */
  listPreferences(): Promise<PreferencesEntity[]> {
    const populate = ['participant.event'] as const;
    const where = { $or: [{ uid: this.uid }, { participant: { uid: this.uid } }] };
    return this.em.find(PreferencesEntity, where, { populate, orderBy: { id: 'asc' } });
  }

  /** Deleted events that they created or responded to. */
  listCancelled(): Promise<CancelledEventEntity[]> {
    return this.em.find(CancelledEventEntity, cancelledOf(this.uid), { orderBy: { date: 'asc', urlHash: 'asc' } });
  }

  /** Deleted polls of theirs that led to no event. */
  listCancelledPolls(): Promise<CancelledPollEntity[]> {
    return this.em.find(
      CancelledPollEntity,
      { creatorId: this.uid },
      { orderBy: { cancelledAt: 'asc', urlHash: 'asc' } },
    );
  }

  findFeed(): Promise<CalendarFeedEntity | null> {
    return this.em.findOne(CalendarFeedEntity, { uid: this.uid });
  }

  /** Mails about their responses and votes, and those that they got as organisers. */
  async listMails(): Promise<MailEntity[]> {
    return this.em.find(MailEntity, { $or: await this.#theirMails() }, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  listReports(): Promise<Loaded<ReportEntity, Reportable>[]> {
    return this.em.find(ReportEntity, { uid: this.uid }, { populate: ['event', 'poll'], orderBy: { id: 'asc' } });
  }

  /** The texts about their responses. */
  listTexts(): Promise<SmsEntity[]> {
    return this.em.find(SmsEntity, { participant: { uid: this.uid } }, { orderBy: { id: 'asc' } });
  }

  /** What they want no mail about: events that they have to do with, or everything. */
  listUnsubscribed(addressDigest: string, urlHashes: readonly string[]): Promise<UnsubscribedEntity[]> {
    return this.em.find(UnsubscribedEntity, { addressDigest, scope: { $in: [EVERYTHING, ...urlHashes] } });
  }

  listPolls(): Promise<Loaded<PollEntity, 'eventType' | 'options'>[]> {
    const populate = ['eventType', 'options'] as const;
    return this.em.find(PollEntity, { creatorId: this.uid }, { populate, orderBy: { id: 'asc' } });
  }

  /** What they voted, with the polls. */
  listVotes(): Promise<Loaded<PollVoterEntity, 'poll' | 'votes.option'>[]> {
    const populate = ['poll', 'votes.option'] as const;
    return this.em.find(PollVoterEntity, { uid: this.uid }, { populate, orderBy: { id: 'asc' } });
  }

  /** Their polls and those of their events, locked until the transaction ends, with their dates and events. */
  async listPollsLocked(): Promise<Loaded<PollEntity, 'options' | 'event'>[]> {
    const locked = await this.em.execute<{ id: number }[]>(
      'select id from poll where creator_id = ? or event_id in (select id from event where creator_id = ?) order by id for update',
      [this.uid, this.uid],
    );
    const where = { id: { $in: locked.map(({ id }) => id) } };
    const populate = ['options', 'event'] as const;
    return this.em.find(PollEntity, where, { populate, strategy: 'select-in', refresh: true, orderBy: { id: 'asc' } });
  }

  /**
   * Locks every event that they created or responded to until the transaction ends. A join locks the
   * event before its responses: in the other order both would wait for each other.
   */
  async lockEvents(): Promise<void> {
    await this.em.execute(
      'select id from event where creator_id = ? or id in (select event_id from participant where uid = ?) order by id for update',
      [this.uid, this.uid],
    );
  }

  /**
   * The same of every poll that they created or voted in, which would name them in the event that it makes meanwhile.
   * Events come first, as for an organiser who deletes an event, which opens its poll again.
   */
  async lockPolls(): Promise<void> {
    await this.em.execute(
      'select id from poll where creator_id = ? or id in (select poll_id from poll_voter where uid = ?) order by id for update',
      [this.uid, this.uid],
    );
  }

  /** Stops the mails that wait, and deletes those that went out; of their polls, which go, also what others got. */
  async deleteMails(): Promise<void> {
    const ofPolls = { poll: { creatorId: this.uid } };
    const mails = await this.em.find(MailEntity, { $or: [...(await this.#theirMails()), ofPolls] }, { fields: ['id'] });
    await this.em.nativeDelete(MailEntity, { id: { $in: mails.map(({ id }) => id) } });
  }

  /** Their responses count on, so that the plans of others hold; whose they were is not known any more. */
  async anonymiseResponses(): Promise<void> {
    // links in mails that they have are no longer theirs
    await this.em.nativeDelete(AskEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(PushSubscriptionEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(PushEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(SmsEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(ParticipantPhoneEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(PreferencesEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(PreferencesEntity, { uid: this.uid });
    await this.em.nativeUpdate(ParticipantEntity, { uid: this.uid }, NOBODY);
    await this.em.nativeUpdate(PollVoterEntity, { uid: this.uid }, NOBODY);
  }

  /**
   * Of a deleted event or poll of theirs stays that it is cancelled, for calendars that have it and for its link. Whose calendar shows one is
   * forgotten, and with it the calendar and the account of local sign-in.
   */
  async delete(): Promise<void> {
    const { em, uid } = this;
    await em.nativeUpdate(CancelledEventEntity, { creatorId: uid }, { creatorId: null, title: '', location: '' });
    await em.nativeUpdate(CancelledPollEntity, { creatorId: uid }, { creatorId: null, title: '' });
    await em.execute(
      'update cancelled_event set answered_by = array_remove(answered_by, ?) where answered_by @> array[?]',
      [uid, uid],
    );
    // what was reported is still to be looked at
    await em.nativeUpdate(ReportEntity, { uid }, { uid: null, reporterDigest: null });
    await new FarewellRepository(em).forget(uid);
    await new WithdrawnRepository(em).forget(uid);
    await new FollowRepository(em).forget(uid);
    await em.nativeDelete(CalendarFeedEntity, { uid });
    await em.nativeDelete(LocalAccountEntity, { uid });
  }

  async #theirMails() {
    const { uid, em } = this;
    const kind = { $in: [...FOR_ORGANISERS] };
    const voters = await em.find(PollVoterEntity, { uid }, { fields: ['id'] });
    return [
      { participant: { uid } },
      { follow: { uid } },
      ...voters.map((voter) => ({ deliveryKey: { $like: `${mailsOfVoter(voter)}%` } })),
      { poll: { creatorId: uid }, kind },
      { event: { creatorId: uid }, kind },
    ];
  }
}
