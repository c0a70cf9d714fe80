import type { Reportable } from '@quorum/domain/report/constants';
import type { Loaded } from '@mikro-orm/core';
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
import { UnsubscribedEntity } from '../../entities/UnsubscribedEntity.ts';
import { PushSubscriptionEntity } from '../../entities/push/PushSubscriptionEntity.ts';
import type { RegularEntity } from '../../entities/series/RegularEntity.ts';
import { AccountPhoneEntity } from '../../entities/sms/AccountPhoneEntity.ts';
import { ParticipantPhoneEntity } from '../../entities/sms/ParticipantPhoneEntity.ts';
import { SmsEntity } from '../../entities/sms/SmsEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { EVERYTHING } from '../MailRepository.ts';
import { cancelledOf } from '../cancelledOf.ts';
import { mailsOfPerson } from './mailsOfPerson.ts';
import { RegularRepository } from '../series/RegularRepository.ts';

/** Finds all that is stored about a signed-in person. */
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

  listResponses(): Promise<ParticipantEntity[]> {
    return this.em.find(ParticipantEntity, { uid: this.uid }, { populate: ['event'], orderBy: { id: 'asc' } });
  }

  /** What they were asked by mail, with the event. */
  listAsks(): Promise<AskEntity[]> {
    const populate = ['participant.event'] as const;
    return this.em.find(AskEntity, { participant: { uid: this.uid } }, { populate, orderBy: { id: 'asc' } });
  }

  /** Their standing responses, with the series. */
  listRegulars(): Promise<RegularEntity[]> {
    return new RegularRepository(this.em).listOfPerson(this.uid);
  }

  /** The devices that are notified about their responses. */
  listDevices(): Promise<PushSubscriptionEntity[]> {
    const populate = ['participant.event'] as const;
    const where = { participant: { uid: this.uid } };
    return this.em.find(PushSubscriptionEntity, where, { populate, orderBy: { id: 'asc' } });
  }

  findPhone(): Promise<AccountPhoneEntity | null> {
    return this.em.findOne(AccountPhoneEntity, { uid: this.uid });
  }

  /** The telephone numbers that they left with responses, with the events of these. */
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
    return this.em.find(
      MailEntity,
      { $or: await mailsOfPerson(this.em, this.uid) },
      { populate: ['event'], orderBy: { id: 'asc' } },
    );
  }

  listReports(): Promise<Loaded<ReportEntity, Reportable>[]> {
    return this.em.find(ReportEntity, { uid: this.uid }, { populate: ['event', 'poll'], orderBy: { id: 'asc' } });
  }

  /** The texts about their responses, and to the number of their account. */
  listTexts(): Promise<SmsEntity[]> {
    const where = { $or: [{ participant: { uid: this.uid } }, { uid: this.uid }] };
    return this.em.find(SmsEntity, where, { orderBy: { id: 'asc' } });
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
}
