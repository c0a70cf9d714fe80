import { LockMode, raw, type RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import type { EventEntity } from '../entities/EventEntity.ts';
import { FOR_ORGANISERS, MailEntity, type MailKind } from '../entities/MailEntity.ts';
import type { PollEntity } from '../entities/PollEntity.ts';
import { UnsubscribedEntity } from '../entities/UnsubscribedEntity.ts';
import type { EntityManager } from '../orm.ts';
import { isFree } from './isFree.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** The scope of those who want no mail at all. */
export const EVERYTHING = '*';

/** What a mail held for its recipient alone. */
const WITHOUT_BODIES = { text: null, html: null, calendar: null, unsubscribeToken: null } as const;

const COPY_UNSUBSCRIBED = `insert into unsubscribed (address_digest, scope, created_at)
  select address_digest, $2, created_at from unsubscribed where scope = $1 on conflict do nothing`;

type NewMail = RequiredEntityData<MailEntity> & Pick<MailEntity, 'dedupeKey' | 'kind' | 'createdAt'>;
export type AddedMail = Pick<MailEntity, 'id' | 'kind' | 'createdAt' | 'dedupeKey'>;

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
  constructor(private readonly em: EntityManager) {}

  /** Puts mails into the outbox and returns them with their numbers. One that was there before stays, and is not named. */
  async add(mails: readonly NewMail[]): Promise<AddedMail[]> {
    if (mails.length === 0) return [];
    const inserted = await this.em
      .createQueryBuilder(MailEntity)
      .insert([...mails])
      .onConflict('dedupeKey')
      .ignore()
      .returning(['id', 'dedupeKey'])
      .execute<{ id: number; dedupeKey: string }[]>('all');
    const byKey = new Map(mails.map((mail) => [mail.dedupeKey, mail]));
    return inserted.flatMap(({ id, dedupeKey }) => {
      const mail = byKey.get(dedupeKey);
      return mail ? [{ id, dedupeKey, kind: mail.kind, createdAt: mail.createdAt }] : [];
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
   * Takes a mail for sending until `until`; null when it is sent, given up or gone. No transaction stays open while a
   * mail host takes its time, so it is this claim that keeps others away.
   * @throws Error while somebody else has it
   */
  async claim(id: number, now: DateTime, until: DateTime): Promise<MailEntity | null> {
    const isWaiting = { id, sentAt: null, givenUpAt: null };
    const claim = { claimedUntil: until, attempts: raw<number>('attempts + 1') };
    const claimed = await this.em.nativeUpdate(MailEntity, { ...isWaiting, ...isFree(now) }, claim);
    if (claimed === 1) return this.em.findOne(MailEntity, { id }, { populate: ['event', 'poll'], refresh: true });
    if ((await this.em.count(MailEntity, isWaiting)) > 0) throw new Error('The mail is being sent by somebody else');
    return null;
  }

  async noteSent({ id }: MailEntity, now: DateTime, { keepsBodies }: { keepsBodies: boolean }): Promise<void> {
    const sent = { sentAt: now, claimedUntil: null, lastError: null };
    await this.em.nativeUpdate(MailEntity, { id }, { ...sent, ...(!keepsBodies && WITHOUT_BODIES) });
  }

  async noteFailure({ id }: MailEntity, lastError: string): Promise<void> {
    await this.em.nativeUpdate(MailEntity, { id }, { lastError, claimedUntil: null });
  }

  async giveUp({ id }: MailEntity, now: DateTime, lastError: string): Promise<void> {
    await this.em.nativeUpdate(MailEntity, { id }, { givenUpAt: now, lastError, claimedUntil: null });
  }

  /** The latest given up first. */
  listGivenUp(): Promise<MailEntity[]> {
    return this.em.find(MailEntity, { givenUpAt: { $ne: null } }, { orderBy: { givenUpAt: 'desc', id: 'desc' } });
  }

  /** Whether the mail of that key was handed over. */
  async wasSent(dedupeKey: string): Promise<boolean> {
    return (await this.em.count(MailEntity, { dedupeKey, sentAt: { $ne: null } })) > 0;
  }

  /** Takes the mail of that key back, unless it is being sent: its recipient knows by another way. */
  async withdraw(dedupeKey: string, now: DateTime): Promise<void> {
    await this.em.nativeDelete(MailEntity, { dedupeKey, sentAt: null, ...isFree(now) });
  }

  /** Puts those among these mails that were given up, and have their words still, back into the outbox; returns them. */
  async revive(ids: readonly number[]): Promise<number[]> {
    const isDead = { id: { $in: [...ids] }, givenUpAt: { $ne: null }, text: { $ne: null } };
    const dead = await this.em.find(MailEntity, isDead, { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE });
    const revived = dead.map(({ id }) => id);
    const fresh = { givenUpAt: null, lastError: null, attempts: 0 };
    await this.em.nativeUpdate(MailEntity, { id: { $in: revived } }, fresh);
    return revived;
  }

  /** Takes their words from mails that were given up before. */
  async blankGivenUp(before: DateTime): Promise<void> {
    await this.em.nativeUpdate(MailEntity, { givenUpAt: { $lt: before } }, WITHOUT_BODIES);
  }

  async remove({ id }: MailEntity): Promise<void> {
    await this.em.nativeDelete(MailEntity, { id });
  }

  /** Mails that should have gone out before `createdBefore` and did not, whatever became of their jobs. */
  async giveUpAll(createdBefore: DateTime, now: DateTime): Promise<void> {
    const stale = { sentAt: null, givenUpAt: null, createdAt: { $lt: createdBefore } };
    const givenUp = { givenUpAt: now, lastError: 'Its time is over', claimedUntil: null };
    await this.em.nativeUpdate(MailEntity, stale, givenUp);
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

  /** Stops what waits for the organisers of these events or polls, and deletes what they got. */
  async deleteForOrganisers(of: { event: readonly EventEntity[] } | { poll: readonly PollEntity[] }): Promise<void> {
    const about =
      'event' in of ? { event: { $in: of.event.map(({ id }) => id) } } : { poll: { $in: of.poll.map(({ id }) => id) } };
    await this.em.nativeDelete(MailEntity, { ...about, kind: { $in: [...FOR_ORGANISERS] } });
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

  /** People who want no mail about the one thing want none about what it became. */
  async copyUnsubscribed(from: string, to: string): Promise<void> {
    await queryPrepared(this.em, COPY_UNSUBSCRIBED, [from, to]);
  }

  async subscribe(addressDigest: string, scopes: readonly string[]): Promise<void> {
    await this.em.nativeDelete(UnsubscribedEntity, { addressDigest, scope: { $in: [...scopes] } });
  }

  /** The newest first. */
  list(limit: number): Promise<MailEntity[]> {
    return this.em.find(MailEntity, {}, { orderBy: { id: 'desc' }, limit });
  }

  find(id: number): Promise<MailEntity | null> {
    return this.em.findOne(MailEntity, { id });
  }
}
