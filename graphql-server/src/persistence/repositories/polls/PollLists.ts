import type { DateTime } from 'luxon';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import type { EventCursor } from '../eventCursor.ts';
import { listShown, type ShownPoll } from './shownPolls.ts';

/** Public ones that take votes, each with its next date. */
const OPEN = `from poll as p join poll_option as o on o.poll_id = p.id
  where p.status = 'OPEN' and not p.is_private and not p.is_hidden
    and p.closes_at > $1::timestamptz and o.date > $1::timestamptz and p.event_type_id = coalesce($2::int, p.event_type_id)
  group by p.id`;

const PAGE = `select p.id, min(o.date) as next ${OPEN}
  having $3::timestamptz is null or (min(o.date), p.id) > ($3::timestamptz, $4::int) order by min(o.date), p.id limit $5`;

/** How many polls take votes, and when time alone changes one of them: a date is over, or voting ends. */
const COUNT_OPEN = `select count(*)::int as count, min(changes_at) as "changesAt"
  from (select least(p.closes_at, min(o.date)) as changes_at ${OPEN}) as open`;

export interface PollPageRequest {
  now: DateTime;
  eventTypeId: number | null;
  first: number;
  after: EventCursor | null;
}

interface OpenPolls {
  count: number;
  changesAt: string | Date | null;
}

/** A poll in a list, and its place there. */
export interface ListedPoll {
  poll: ShownPoll;
  cursor: EventCursor;
}

/** Reads the public list of polls. */
export class PollLists {
  #nextChange = Infinity;

  constructor(private readonly em: EntityManager) {}

  /** Milliseconds since the epoch at which time alone changes one of the polls counted by now; Infinity when it changes none. */
  get nextChange(): number {
    return this.#nextChange;
  }

  /** A page of the public polls that take votes, by their next dates, with one more if there is one. */
  async page({ now, eventTypeId, first, after }: PollPageRequest): Promise<ListedPoll[]> {
    const values = [now.toISO(), eventTypeId, after?.date ?? null, after?.id ?? null, first + 1];
    const rows = await queryPrepared<{ id: number; next: string | Date }>(this.em, PAGE, values);
    const polls = await listShown(
      this.em,
      'p.id = any($1::int[])',
      rows.map(({ id }) => id),
    );
    const byId = new Map(polls.map((poll) => [poll.id, poll]));
    return rows.flatMap(({ id, next }) => {
      const poll = byId.get(id);
      return poll ? { poll, cursor: { id, date: new Date(next).toISOString() } } : [];
    });
  }

  async countOpen({ now, eventTypeId }: Pick<PollPageRequest, 'now' | 'eventTypeId'>): Promise<number> {
    const [row] = await queryPrepared<OpenPolls>(this.em, COUNT_OPEN, [now.toISO(), eventTypeId]);
    if (row?.changesAt) this.#nextChange = Math.min(this.#nextChange, new Date(row.changesAt).getTime());
    return row?.count ?? 0;
  }
}
