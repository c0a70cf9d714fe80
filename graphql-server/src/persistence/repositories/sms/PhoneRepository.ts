import { LockMode } from '@mikro-orm/core';
import DataLoader from 'dataloader';
import type { DateTime } from 'luxon';
import { ParticipantPhoneEntity } from '../../entities/sms/ParticipantPhoneEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { instantAt, millis } from '../instants.ts';
import { textedNumber, type TextedNumber } from './textedNumber.ts';

/** A number as its owner and the organisers see it. */
export interface ShownPhone {
  /** In E.164. */
  phone: string;
  isPhoneConfirmed: boolean;
}

const READ = `select participant_id as id, number as phone, confirmed_at is not null as "isPhoneConfirmed"
  from participant_phone where participant_id = any($1::int[])`;

const TEXTED = `select r.id, n.number, n.uid, n.language from participant as r, lateral ${textedNumber('r')} as n`;

const TEXTED_OF_EVENT = `${TEXTED} where r.event_id = $1`;

const TEXTED_OF_RESPONSE = `${TEXTED} where r.id = $1`;

const CONFIRMED_OF_PERSON = `select ${millis('max(confirmed_at)')} as at from (
    select p.confirmed_at from participant_phone as p join participant as r on r.id = p.participant_id
      where p.number = $1 and r.uid = $2
    union all select confirmed_at from account_phone where number = $1 and uid = $2
  ) as confirmed`;

const REMOVE_OF_OTHERS = `delete from participant_phone as p using participant as r
  where r.id = p.participant_id and r.id = any($1::int[]) and r.visitor_digest is distinct from $2`;

/** The telephone numbers of responses. */
export class PhoneRepository {
  readonly #shown: DataLoader<number, ShownPhone | null>;

  constructor(private readonly em: EntityManager) {
    const read = async (ids: readonly number[]) => {
      const rows = await queryPrepared<ShownPhone & { id: number }>(em, READ, [[...new Set(ids)]]);
      const byId = new Map(rows.map(({ id, ...shown }) => [id, shown]));
      return ids.map((id) => byId.get(id) ?? null);
    };
    this.#shown = new DataLoader(read, { cache: false });
  }

  /** Null where none was left; all that are asked for at once in one statement. */
  find(participantId: number): Promise<ShownPhone | null> {
    return this.#shown.load(participantId);
  }

  /** The number of a response, locked until the transaction ends. */
  findLocked(participantId: number): Promise<ParticipantPhoneEntity | null> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    return this.em.findOne(ParticipantPhoneEntity, { participant: participantId }, { lockMode, refresh: true });
  }

  /** The numbers to which texts about an event go, by its responses. */
  async textedOf(eventId: number): Promise<Map<number, TextedNumber>> {
    const rows = await queryPrepared<TextedNumber & { id: number }>(this.em, TEXTED_OF_EVENT, [eventId]);
    return new Map(rows.map(({ id, ...number }) => [id, number]));
  }

  /** The number in E.164 to which texts about a response go; null where none do. */
  async textedAt(participantId: number): Promise<string | null> {
    const [row] = await queryPrepared<TextedNumber>(this.em, TEXTED_OF_RESPONSE, [participantId]);
    return row?.number ?? null;
  }

  /** The unconfirmed ones of a number, locked until the transaction ends, in the order of their responses. */
  listUnconfirmedLocked(number: string): Promise<ParticipantPhoneEntity[]> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const where = { number, confirmedAt: null };
    return this.em.find(ParticipantPhoneEntity, where, { lockMode, refresh: true, orderBy: { participant: 'asc' } });
  }

  /** When a person last confirmed that number, for another of their responses or for their account; null where they did not. */
  async confirmedOfPerson(number: string, uid: string): Promise<DateTime | null> {
    const [row] = await queryPrepared<{ at: number | null }>(this.em, CONFIRMED_OF_PERSON, [number, uid]);
    return row?.at == null ? null : instantAt(row.at);
  }

  /** Removes the numbers of these responses that were not given from that browser. */
  async removeUnlessOfBrowser(ids: readonly number[], visitorDigest: string | null): Promise<void> {
    if (ids.length > 0) await queryPrepared(this.em, REMOVE_OF_OTHERS, [ids, visitorDigest]);
  }
}
