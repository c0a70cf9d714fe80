import { FORMER_PARTICIPANT } from '@quorum/domain/response/constants';
import { type Loaded, LockMode } from '@mikro-orm/core';
import { AskEntity } from '../../entities/AskEntity.ts';
import { CalendarFeedEntity } from '../../entities/CalendarFeedEntity.ts';
import { CancelledEventEntity } from '../../entities/CancelledEventEntity.ts';
import { CancelledPollEntity } from '../../entities/CancelledPollEntity.ts';
import { EventEntity, ParticipantEntity } from '../../entities/EventEntity.ts';
import { LocalAccountEntity } from '../../entities/LocalAccountEntity.ts';
import { MailEntity } from '../../entities/MailEntity.ts';
import { PollEntity, PollVoterEntity } from '../../entities/PollEntity.ts';
import { PreferencesEntity } from '../../entities/PreferencesEntity.ts';
import { ReportEntity } from '../../entities/ReportEntity.ts';
import { EventMessageEntity } from '../../entities/organising/EventMessageEntity.ts';
import { PushSubscriptionEntity } from '../../entities/push/PushSubscriptionEntity.ts';
import { RegularEntity } from '../../entities/series/RegularEntity.ts';
import { AccountPhoneEntity } from '../../entities/sms/AccountPhoneEntity.ts';
import { ParticipantPhoneEntity } from '../../entities/sms/ParticipantPhoneEntity.ts';
import { SmsEntity } from '../../entities/sms/SmsEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { ApiTokenRepository } from '../platform/ApiTokenRepository.ts';
import { FarewellRepository } from '../FarewellRepository.ts';
import { FollowRepository } from '../follow/FollowRepository.ts';
import { mailsOfPerson } from './mailsOfPerson.ts';
import { PushRepository } from '../push/PushRepository.ts';
import { WebhookRepository } from '../webhooks/WebhookRepository.ts';
import { WithdrawnRepository } from '../organising/WithdrawnRepository.ts';

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

/** Holds and deletes what is stored about a signed-in person. */
export class PersonDeletion {
  constructor(
    private readonly em: EntityManager,
    private readonly uid: string,
  ) {}

  /** Their events, locked until the transaction ends: those that are being deleted or given away are not among them. */
  listEventsLocked(): Promise<EventEntity[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.find(EventEntity, { creatorId: this.uid }, { lockMode, refresh: true, orderBy: { id: 'asc' } });
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
   * Locks every event that they organise or responded to until the transaction ends. A join locks the
   * event before its responses: in the other order both would wait for each other.
   */
  async lockEvents(): Promise<void> {
    await this.em.execute(
      `select id from event where creator_id = ? or id in (select event_id from participant where uid = ?)
        or co_organisers @> jsonb_build_array(jsonb_build_object('uid', ?::text)) order by id for update`,
      [this.uid, this.uid, this.uid],
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

  /** The same of the regulars of every series that they are one of: the next date is made without them. */
  async lockSeries(): Promise<void> {
    await this.em.execute(
      'select id from series where id in (select series_id from regular where uid = ?) order by id for no key update',
      [this.uid],
    );
  }

  /** Stops the mails that wait, and deletes those that went out; of their polls, which go, also what others got. */
  async deleteMails(): Promise<void> {
    const ofPolls = { poll: { creatorId: this.uid } };
    const mails = await this.em.find(
      MailEntity,
      { $or: [...(await mailsOfPerson(this.em, this.uid)), ofPolls] },
      { fields: ['id'] },
    );
    await this.em.nativeDelete(MailEntity, { id: { $in: mails.map(({ id }) => id) } });
  }

  /** Their responses count on, so that the plans of others hold; whose they were is not known any more. */
  async anonymiseResponses(): Promise<void> {
    // links in mails that they have are no longer theirs
    await this.em.nativeDelete(AskEntity, { participant: { uid: this.uid } });
    // those of an organiser are known by the devices alone, and go before these
    await new PushRepository(this.em).deleteOfPerson(this.uid);
    await this.em.nativeDelete(PushSubscriptionEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(SmsEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(SmsEntity, { uid: this.uid });
    await this.em.nativeDelete(ParticipantPhoneEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(AccountPhoneEntity, { uid: this.uid });
    await this.em.nativeDelete(PreferencesEntity, { participant: { uid: this.uid } });
    await this.em.nativeDelete(PreferencesEntity, { uid: this.uid });
    await this.em.execute(`update participant set answers = '[]' where uid = ?`, [this.uid]);
    await this.em.nativeDelete(RegularEntity, { uid: this.uid });
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
    // what they wrote as organisers was for those who come, and stays theirs to read
    await em.nativeUpdate(EventMessageEntity, { authorUid: uid }, { authorUid: null });
    // what was reported is still to be looked at
    await em.nativeUpdate(ReportEntity, { uid }, { uid: null, reporterDigest: null });
    await new FarewellRepository(em).forget(uid);
    await new FollowRepository(em).forget(uid);
    await new WebhookRepository(em).forget(uid);
    await new WithdrawnRepository(em).forget(uid);
    await new ApiTokenRepository(em).forget(uid);
    await em.nativeDelete(CalendarFeedEntity, { uid });
    await em.nativeDelete(LocalAccountEntity, { uid });
  }
}
