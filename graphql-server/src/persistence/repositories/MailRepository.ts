import { LockMode, type RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';
import {
  beginsWith,
  FOR_ORGANISERS,
  MailEntity,
  mailsOfCoOrganiser,
  TO_CREATOR,
  type MailKind,
} from '../entities/MailEntity.ts';
import type { PollEntity } from '../entities/PollEntity.ts';
import { UnsubscribedEntity } from '../entities/UnsubscribedEntity.ts';
import type { EntityManager } from '../orm.ts';
import { isFree } from './outbox/isFree.ts';
import { Outbox } from './outbox/Outbox.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** The scope of those who want no mail at all. */
export const EVERYTHING = '*';

/** What a mail held for its recipient alone. */
const WITHOUT_BODIES = { text: null, html: null, calendar: null, unsubscribeToken: null } as const;

const COPY_UNSUBSCRIBED = `insert into unsubscribed (address_digest, scope, created_at)
  select address_digest, $2, created_at from unsubscribed
  where scope = $1 and ($3::text[] is null or address_digest = any($3)) on conflict do nothing`;

type NewMail = RequiredEntityData<MailEntity> & Pick<MailEntity, 'deliveryKey' | 'kind' | 'createdAt'>;
export type AddedMail = Pick<MailEntity, 'id' | 'kind' | 'createdAt' | 'deliveryKey'>;

interface WaitingMails {
  event: EventEntity;
  kind: MailKind;
  /** Of the recipients. */
  digests: readonly string[];
}

/** What a mail would have told that was not sent yet. */
export type TakenBack = Pick<MailEntity, 'recipientDigest' | 'headings' | 'createdAt'>;

/** The outbox, and who wants nothing from it. */
export class MailRepository {
  /** What is done with mails that were added. */
  readonly outbox: Outbox<MailEntity>;

  constructor(private readonly em: EntityManager) {
    this.outbox = new Outbox(em, MailEntity, WITHOUT_BODIES);
  }

  /** Puts mails into the outbox and returns them with their numbers. One that was there before stays, and is not named. */
  async add(mails: readonly NewMail[]): Promise<AddedMail[]> {
    const byKey = new Map(mails.map((mail) => [mail.deliveryKey, mail]));
    return (await this.outbox.add(mails, ['deliveryKey'])).flatMap(({ id, deliveryKey }) => {
      const mail = byKey.get(deliveryKey);
      return mail ? [{ id, deliveryKey, kind: mail.kind, createdAt: mail.createdAt }] : [];
    });
  }

  /**
   * Takes back those mails of a kind about an event that wait for these recipients, for a digest to tell what they would.
   * The oldest first; one that is being sent stays.
   */
  async takeBack({ event, kind, digests }: WaitingMails, now: DateTime): Promise<TakenBack[]> {
    const isWaiting = {
      event,
      kind,
      recipientDigest: { $in: [...digests] },
      sentAt: null,
      givenUpAt: null,
      ...isFree(now),
    };
    const waiting = await this.em.find(MailEntity, isWaiting, {
      fields: ['id', 'recipientDigest', 'headings', 'createdAt'],
      orderBy: { id: 'asc' },
      lockMode: LockMode.PESSIMISTIC_WRITE,
    });
    if (waiting.length === 0) return [];
    await this.em.nativeDelete(MailEntity, { id: { $in: waiting.map(({ id }) => id) } });
    return waiting.map(({ recipientDigest, headings, createdAt }) => ({ recipientDigest, headings, createdAt }));
  }

  /**
   * Mails from before `createdBefore` whose links have nothing to act on: their event or poll is over or gone, or the
   * response is.
   */
  async deleteExpired(createdBefore: DateTime): Promise<void> {
    const isWithdrawn = { participant: null, poll: null, kind: { $nin: [...FOR_ORGANISERS] } };
    const isOver = [{ event: { pastAfter: { $lt: createdBefore } } }, { poll: { closesAt: { $lt: createdBefore } } }];
    const isIdle = { $or: [{ event: null, poll: null }, ...isOver, isWithdrawn] };
    const old = await this.em.find(MailEntity, { createdAt: { $lt: createdBefore }, ...isIdle }, { fields: ['id'] });
    await this.em.nativeDelete(MailEntity, { id: { $in: old.map(({ id }) => id) } });
  }

  /** Which of these addresses, by digest, want no mail in any of these scopes. */
  async unwantedBy(digests: readonly string[], scopes: readonly string[]): Promise<Set<string>> {
    const where = { addressDigest: { $in: [...digests] }, scope: { $in: [...scopes] } };
    return new Set((await this.em.find(UnsubscribedEntity, where)).map(({ addressDigest }) => addressDigest));
  }

  /** Stops what waits for the creators of these events or polls, and deletes what they got. */
  async deleteForOrganisers(of: { event: readonly EventEntity[] } | { poll: readonly PollEntity[] }): Promise<void> {
    const about =
      'event' in of ? { event: { $in: of.event.map(({ id }) => id) } } : { poll: { $in: of.poll.map(({ id }) => id) } };
    await this.em.nativeDelete(MailEntity, { ...about, ...TO_CREATOR });
  }

  /** The same for somebody who has organised these events with their creators. */
  async deleteForCoOrganiser(events: readonly EventEntity[], uid: string): Promise<void> {
    const event = { $in: events.map(({ id }) => id) };
    await this.em.nativeDelete(MailEntity, { event, deliveryKey: beginsWith(mailsOfCoOrganiser(uid)) });
  }

  findByUnsubscribeDigest(unsubscribeDigest: string): Promise<MailEntity | null> {
    return this.em.findOne(MailEntity, { unsubscribeDigest }, { populate: ['event', 'poll', 'follow'] });
  }

  scopesUnwantedBy(addressDigest: string): Promise<UnsubscribedEntity[]> {
    return this.em.find(UnsubscribedEntity, { addressDigest });
  }

  async unsubscribe(addressDigest: string, scope: string, createdAt: DateTime): Promise<void> {
    await this.em.upsert(UnsubscribedEntity, { addressDigest, scope, createdAt }, { onConflictAction: 'ignore' });
  }

  /** People who want no mail about the one thing want none about what it became: all of them, or those of these digests. */
  async copyUnsubscribed(from: string, to: string, digests: readonly string[] | null = null): Promise<void> {
    await queryPrepared(this.em, COPY_UNSUBSCRIBED, [from, to, digests]);
  }

  async subscribe(addressDigest: string, scopes: readonly string[]): Promise<void> {
    await this.em.nativeDelete(UnsubscribedEntity, { addressDigest, scope: { $in: [...scopes] } });
  }

  find(id: number): Promise<MailEntity | null> {
    return this.em.findOne(MailEntity, { id });
  }
}
