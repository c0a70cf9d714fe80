import { LockMode, type EntityData, type RequiredEntityData } from '@mikro-orm/core';
import type { DateTime } from 'luxon';
import { AccountPhoneEntity } from '../../entities/sms/AccountPhoneEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import type { TextedNumber } from './textedNumber.ts';

const CONFIRMED = `select number, uid, language from account_phone where uid = any($1::text[]) and confirmed_at is not null`;

/** The next live event with a response that somebody has responded to, or organises. */
const NEXT_EVENT = `select e.id, e.creator_id as "creatorId", e.timezone from event as e
  where e.id in (
      select event_id from participant where uid = $1 and not is_hidden
      union select id from event where creator_id = $1
      union select id from event where co_organisers @> jsonb_build_array(jsonb_build_object('uid', $1::text))
    ) and not e.is_hidden and e.status <> 'CALLED_OFF' and e.past_after >= $2
    and exists (select from participant as p where p.event_id = e.id and not p.is_hidden)
  order by e.date, e.id limit 1`;

/** An event that a person has to do with, as far as codes are counted for it. */
export interface NextEvent {
  id: number;
  creatorId: string;
  timezone: string;
}

type NewAccountPhone = Omit<RequiredEntityData<AccountPhoneEntity> & EntityData<AccountPhoneEntity>, 'uid'>;

/** The telephone numbers of accounts. */
export class AccountPhoneRepository {
  constructor(private readonly em: EntityManager) {}

  find(uid: string): Promise<AccountPhoneEntity | null> {
    return this.em.findOne(AccountPhoneEntity, { uid }, { disableIdentityMap: true });
  }

  /** The number of a person, locked until the transaction ends. */
  findLocked(uid: string): Promise<AccountPhoneEntity | null> {
    return this.em.findOne(AccountPhoneEntity, { uid }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /** The same of a row, for what was recorded about it. */
  findLockedById(id: number): Promise<AccountPhoneEntity | null> {
    return this.em.findOne(AccountPhoneEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  }

  /**
   * Stores the number of a person, in place of the one before; of two that come at once, the later stays.
   * @returns null where somebody has stored the same number meanwhile
   */
  async put(uid: string, values: NewAccountPhone): Promise<AccountPhoneEntity | null> {
    const { em } = this;
    const added = await em
      .createQueryBuilder(AccountPhoneEntity)
      .insert({ uid, ...values })
      .onConflict('uid')
      .ignore()
      .returning('id')
      .execute<{ id: number }[]>('all');
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const stored = await em.findOneOrFail(AccountPhoneEntity, { uid }, { lockMode, refresh: true });
    if (added.length === 0 && stored.number === values.number) return null;
    return em.assign(stored, values);
  }

  /** The confirmed numbers of these people, by their uids. */
  async confirmedOf(uids: readonly string[]): Promise<Map<string | null, TextedNumber>> {
    if (uids.length === 0) return new Map();
    const rows = await queryPrepared<TextedNumber>(this.em, CONFIRMED, [[...new Set(uids)]]);
    return new Map(rows.map((row) => [row.uid, row]));
  }

  /** The unconfirmed ones of a number, locked until the transaction ends, in the order in which they were left. */
  listUnconfirmedLocked(number: string): Promise<AccountPhoneEntity[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const where = { number, confirmedAt: null };
    return this.em.find(AccountPhoneEntity, where, { lockMode, refresh: true, orderBy: { id: 'asc' } });
  }

  /** Forgets those that were left, or sent a code, before a moment and not confirmed. @returns how many */
  deleteUnconfirmed(before: DateTime): Promise<number> {
    const isOld = { consentAt: { $lt: before }, $or: [{ codeSentAt: null }, { codeSentAt: { $lt: before } }] };
    return this.em.nativeDelete(AccountPhoneEntity, { confirmedAt: null, ...isOld });
  }

  /** For which event a code to a person is counted; null where they have to do with none to come that anybody responded to. */
  async findNextEvent(uid: string, now: DateTime): Promise<NextEvent | null> {
    const [event] = await queryPrepared<NextEvent>(this.em, NEXT_EVENT, [uid, now.toISO()]);
    return event ?? null;
  }
}
