import { checkInCodeOf } from '@quorum/domain/organising/checkIn';
import DataLoader from 'dataloader';
import type { DateTime } from 'luxon';
import { AttendanceEntity } from '../../entities/organising/AttendanceEntity.ts';
import { EventEntity } from '../../entities/EventEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';

/** What organisers do with a response at the event itself. */
export interface AtTheDoor {
  eventId: number;
  /** Null while nobody has said it. */
  attended: boolean | null;
  /** Twelve digits of base 16 by which the person is checked in; null for a response from before there were any. */
  checkInCode: string | null;
  /** By which its owner is known. */
  tokenDigest: string | null;
  mailTokenDigest: string | null;
}

type Row = Omit<AtTheDoor, 'checkInCode'> & { id: number; checkIn: string | null };

const READ = `select p.id, p.event_id as "eventId", a.attended, p.check_in as "checkIn",
    p.token_digest as "tokenDigest", p.mail_token_digest as "mailTokenDigest"
  from participant as p left join attendance as a on a.participant_id = p.id where p.id = any($1::int[])`;

const CAME = `select p.event_id as id, coalesce(sum(1 + p.guests) filter (where a.attended), 0)::int as came
  from participant as p join attendance as a on a.participant_id = p.id
  where p.event_id = any($1::int[]) and not p.is_hidden group by p.event_id`;

/** A yes without a place is no word that somebody breaks by staying away: it counts as none. */
const MARK = `insert into attendance (event_id, participant_id, attended, marked_at, likelihood)
  select event_id, id, $2::boolean, $3::timestamptz, case when likelihood = 1 and not holds_place then 0 else likelihood end
    from participant where id = $1
  on conflict (event_id, participant_id) do update set attended = excluded.attended, marked_at = excluded.marked_at
  where attendance.attended is distinct from excluded.attended returning participant_id`;

/** What somebody has erased stays so, however often an organiser marks them again. */
const UNMARK = `with kept as (
    update attendance set attended = null where participant_id = $1 and is_erased and attended is not null returning participant_id),
  gone as (delete from attendance where participant_id = $1 and not is_erased returning participant_id)
  select participant_id from kept union all select participant_id from gone`;

/** Reads and stores who came. */
export class AttendanceRepository {
  readonly #atTheDoor: DataLoader<number, AtTheDoor | null>;
  readonly #came: DataLoader<number, number | null>;
  readonly #events: DataLoader<number, EventEntity | null>;

  constructor(private readonly em: EntityManager) {
    const byId = async <Of extends { id: number }>(statement: string, ids: readonly number[]) =>
      new Map((await queryPrepared<Of>(em, statement, [[...new Set(ids)]])).map((row) => [row.id, row]));
    const atTheDoor = async (ids: readonly number[]) => {
      const rows = await byId<Row>(READ, ids);
      return ids.map((id) => {
        const row = rows.get(id);
        return row ? { ...row, checkInCode: checkInCodeOf(row.checkIn) } : null;
      });
    };
    const came = async (ids: readonly number[]) => {
      const rows = await byId<{ id: number; came: number }>(CAME, ids);
      return ids.map((id) => rows.get(id)?.came ?? null);
    };
    const events = async (ids: readonly number[]) => {
      const found = await em.find(EventEntity, { id: { $in: [...ids] } });
      return ids.map((id) => found.find((event) => event.id === id) ?? null);
    };
    this.#atTheDoor = new DataLoader(atTheDoor, { cache: false });
    this.#came = new DataLoader(came, { cache: false });
    this.#events = new DataLoader(events);
  }

  /** Null for a response that is gone; all that are asked for at once in one statement. */
  find(participantId: number): Promise<AtTheDoor | null> {
    return this.#atTheDoor.load(participantId);
  }

  /** The event of a response alone, for its organisers to be known by. */
  eventOf({ eventId }: AtTheDoor): Promise<EventEntity | null> {
    return this.#events.load(eventId);
  }

  /** How many people came to an event, guests included; null where nobody was marked. */
  cameTo(eventId: number): Promise<number | null> {
    return this.#came.load(eventId);
  }

  /** Whether that changes anything. @param attended null takes back what was said */
  async mark(participantId: number, attended: boolean | null, now: DateTime): Promise<boolean> {
    const rows =
      attended === null
        ? await queryPrepared(this.em, UNMARK, [participantId])
        : await queryPrepared(this.em, MARK, [participantId, attended, now.toISO()]);
    return rows.length > 0;
  }

  /** What organisers have said of a person, with their responses and the events of those. */
  listOfPerson(uid: string): Promise<AttendanceEntity[]> {
    const populate = ['participant.event'] as const;
    return this.em.find(AttendanceEntity, { participant: { uid } }, { populate, orderBy: { participant: 'asc' } });
  }

  /** What organisers have said of those who responded to an event, by response. */
  async listOfEvent({ id }: Pick<EventEntity, 'id'>): Promise<Map<number, boolean | null>> {
    const found = await this.em.find(AttendanceEntity, { participant: { event: id } });
    return new Map(found.map(({ participant, attended }) => [participant.id, attended ?? null]));
  }
}
