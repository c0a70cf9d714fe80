import type { RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { beginsWith } from '../../entities/MailEntity.ts';
import { SmsEntity, type SmsState } from '../../entities/sms/SmsEntity.ts';
import { SmsReceivedEntity } from '../../entities/sms/SmsReceivedEntity.ts';
import { SmsStoppedEntity } from '../../entities/sms/SmsStoppedEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { Outbox } from '../outbox/Outbox.ts';
import { hasNumber } from './textedNumber.ts';

/** So long a call of a provider that comes again is known. */
const RECEIVED_KEPT = { days: 90 };

/** A later state stays, whatever comes after it: reports come in any order. One of a text proves that it was taken. */
const APPLY = `update sms as s set reported = r.reported, sent_at = coalesce(s.sent_at, $2), given_up_at = null,
    claimed_until = null, last_error = null, body = case when s.sent_at is null then null else s.body end
  from (select distinct on (sms_id) sms_id, reported from (
      select s.id as sms_id, r.reported from sms as s
        join sms_received as r on r.about = s.message_id or r.about = s.provider_id
        where s.message_id = any ($1::text[]) or s.provider_id = any ($1::text[])
    ) as known order by sms_id, case reported when 'SENT' then 1 when 'FAILED' then 2 else 3 end desc) as r
  where s.id = r.sms_id and (s.reported is distinct from r.reported or s.sent_at is null)
    and (s.given_up_at is null or r.reported <> 'FAILED')`;

const RECEIVE = `insert into sms_received (id, about, reported, received_at) values ($1, $2, $3, $4)
  on conflict (id) do nothing returning id`;

const ANSWERS = `select count(*)::int as count from sms where recipient_digest = $1 and kind = 'answer' and created_at > $2`;

const KNOWN = `select distinct recipient_digest as digest from sms
  where recipient_digest = any ($1::text[]) and given_up_at is null`;

/** A number may move between a response and the account of its person meanwhile. */
const IS_OF_RESPONSE = `select 1 from participant as r where r.id = $1 and ${hasNumber('r', '$2')}`;

const IS_OF_ACCOUNT = `select 1 from account_phone where uid = $1 and number = $2`;

/** A code goes to a number that is not confirmed yet. */
const IS_LEFT = `select 1 from participant_phone where participant_id = $1 and number = $2`;

interface Counted {
  count: number;
}

export type NewSms = RequiredEntityData<SmsEntity> & Pick<SmsEntity, 'deliveryKey'>;

/** The outbox of texts, what comes back, and who wants none. */
export class SmsRepository {
  /** What is done with texts that were added. */
  readonly outbox: Outbox<SmsEntity>;

  constructor(private readonly em: EntityManager) {
    this.outbox = new Outbox(em, SmsEntity, { body: null });
  }

  /** Puts texts into the outbox and returns those with their numbers. One that was there before stays, and is not named. */
  add(texts: readonly NewSms[]): Promise<Pick<SmsEntity, 'id' | 'deliveryKey'>[]> {
    return this.outbox.add(texts, ['deliveryKey']);
  }

  async noteProviderId({ id }: SmsEntity, providerId: string): Promise<void> {
    await this.em.nativeUpdate(SmsEntity, { id }, { providerId });
  }

  /** Stops what waits for those whose delivery keys begin so, about these events. */
  async stopFor(start: string, events: readonly { id: number }[]): Promise<void> {
    const about = { event: { $in: events.map(({ id }) => id) } };
    const isAbout = { $or: [about, { participant: about }] };
    await this.em.nativeDelete(SmsEntity, { ...isAbout, deliveryKey: beginsWith(start), sentAt: null });
  }

  /** Whether the text of that key was handed over, and nobody said that it did not arrive. */
  async wasDelivered(deliveryKey: string): Promise<boolean> {
    const isTaken = { deliveryKey, sentAt: { $ne: null } };
    return (
      (await this.em.count(SmsEntity, { ...isTaken, $or: [{ reported: null }, { reported: { $ne: 'FAILED' } }] })) > 0
    );
  }

  /** How many answers to what it sent a number got after `since`. */
  async countAnswers(recipientDigest: string, since: DateTime): Promise<number> {
    const [row] = await queryPrepared<Counted>(this.em, ANSWERS, [recipientDigest, since.toISO()]);
    return row?.count ?? 0;
  }

  /** Those of these numbers, by digest, that never got a text. */
  async newAmong(digests: readonly string[]): Promise<Set<string>> {
    const known = await queryPrepared<{ digest: string }>(this.em, KNOWN, [digests]);
    const before = new Set(known.map(({ digest }) => digest));
    return new Set(digests.filter((digest) => !before.has(digest)));
  }

  /** Whether the response or the account for which a text is has its number still. An answer goes to the number that wrote. */
  async isStillTheirs({
    participant,
    uid = null,
    recipient,
    kind,
  }: Pick<SmsEntity, 'participant' | 'uid' | 'recipient' | 'kind'>): Promise<boolean> {
    if (kind === 'answer') return true;
    const has = async (statement: string, owner: number | string) =>
      (await queryPrepared(this.em, statement, [owner, recipient])).length > 0;
    if (participant) return has(kind === 'code' ? IS_LEFT : IS_OF_RESPONSE, participant.id);
    return uid === null || has(IS_OF_ACCOUNT, uid);
  }

  /**
   * The latest text to a number about an event that there is still, with the response that it is about; it has none where it
   * told somebody as an organiser. Null where there is no such text.
   */
  findLastQuestion(recipientDigest: string): Promise<SmsEntity | null> {
    const isOfEvent = { $or: [{ participant: { $ne: null } }, { event: { $ne: null } }] };
    return this.em.findOne(
      SmsEntity,
      { recipientDigest, isQuestion: true, sentAt: { $ne: null }, ...isOfEvent },
      { orderBy: { sentAt: 'desc', id: 'desc' }, populate: ['participant.event', 'event'] },
    );
  }

  /** The latest text to a number, whatever it said. */
  findLast(recipientDigest: string): Promise<SmsEntity | null> {
    return this.em.findOne(SmsEntity, { recipientDigest }, { orderBy: { id: 'desc' } });
  }

  /** Notes a call of a provider. @returns whether it is the first of its name */
  async receive(id: string, now: DateTime): Promise<boolean> {
    return (await queryPrepared(this.em, RECEIVE, [id, null, null, now.toISO()])).length > 0;
  }

  /**
   * What a provider says became of a text, by whichever of its names. It may come before we know the name that the
   * provider gave it: it is kept, and `applyReports` looks again.
   */
  async report(names: readonly string[], reported: SmsState, now: DateTime): Promise<void> {
    for (const name of names)
      await queryPrepared(this.em, RECEIVE, [`${name} ${reported}`, name, reported, now.toISO()]);
    await this.applyReports(names, now);
  }

  /** Moves the states of the texts with these names to what was reported of them. */
  async applyReports(names: readonly string[], now: DateTime): Promise<void> {
    await queryPrepared(this.em, APPLY, [names, now.toISO()]);
  }

  async deleteReceived(now: DateTime): Promise<void> {
    await this.em.nativeDelete(SmsReceivedEntity, { receivedAt: { $lt: now.minus(RECEIVED_KEPT) } });
  }

  /** Which of these numbers, by digest, want no texts. */
  async stoppedAmong(digests: readonly string[]): Promise<Set<string>> {
    if (digests.length === 0) return new Set();
    const stopped = await this.em.find(SmsStoppedEntity, { numberDigest: { $in: [...digests] } });
    return new Set(stopped.map(({ numberDigest }) => numberDigest));
  }

  /** No more texts to a number, about any event. @returns whether it wanted some until now */
  async stop(numberDigest: string, since: DateTime): Promise<boolean> {
    const isNew = (await this.stoppedAmong([numberDigest])).size === 0;
    await this.em.upsert(SmsStoppedEntity, { numberDigest, since }, { onConflictAction: 'ignore' });
    return isNew;
  }

  /** The same for the number that the text of these names went to. */
  async stopRecipientOf(names: readonly string[], since: DateTime): Promise<void> {
    const named = { $or: [{ messageId: { $in: [...names] } }, { providerId: { $in: [...names] } }] };
    const sms = await this.em.findOne(SmsEntity, named);
    if (sms) await this.stop(sms.recipientDigest, since);
  }

  /** Takes that back. */
  async start(numberDigest: string): Promise<void> {
    await this.em.nativeDelete(SmsStoppedEntity, { numberDigest });
  }
}
