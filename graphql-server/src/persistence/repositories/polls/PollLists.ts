import type { DateTime } from 'luxon';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import type { EventCursor } from '../eventCursor.ts';
import type { EventFilters, Value } from '../lists/eventPages.ts';
import { pollsFoundBy, searchFor } from '../lists/searched.ts';
import { listShown, type ShownPoll } from './shownPolls.ts';

/** Which of the polls that take votes; null does not choose. */
export interface PollFilters extends Omit<EventFilters, 'when'> {
  now: DateTime;
}

export interface PollPageRequest extends PollFilters {
  first: number;
  after: EventCursor | null;
}

/** Public ones that take votes, each with its next date; what is asked of a date is asked of that one. */
const openOf = ({ now: at, eventTypeId, creatorId, from, to, search }: PollFilters, value: Value): string => {
  const now = value(at.toISO());
  const words = search === null ? null : searchFor(search);
  const ofPoll = [
    ...(eventTypeId === null ? [] : [`p.event_type_id = ${value(eventTypeId)}`]),
    ...(creatorId === null ? [] : [`p.creator_id = ${value(creatorId)}`]),
    ...(search === null
      ? []
      : [words === null ? 'false' : `p.id in (with ${pollsFoundBy(value(words))} select id from found)`]),
  ];
  const ofDate = [
    ...(from === null ? [] : [`min(o.date) >= ${value(from)}::timestamptz`]),
    ...(to === null ? [] : [`min(o.date) < ${value(to)}::timestamptz`]),
  ];
  return `from poll as p join poll_option as o on o.poll_id = p.id
  where p.status = 'OPEN' and not p.is_private and not p.is_hidden
    and p.closes_at > ${now}::timestamptz and o.date > ${now}::timestamptz ${ofPoll.map((one) => `and ${one}`).join(' ')}
  group by p.id having ${['true', ...ofDate].join(' and ')}`;
};

/** @param value puts a value beside the statement, and returns its name in it */
const pageOf = ({ first, after, ...filters }: PollPageRequest, value: Value): string => {
  const open = openOf(filters, value);
  const onward = after ? `and (min(o.date), p.id) > (${value(after.date)}::timestamptz, ${value(after.id)}::int)` : '';
  return `select p.id, min(o.date) as next ${open} ${onward} order by min(o.date), p.id limit ${value(first + 1)}`;
};

/** How many polls take votes, and when time alone changes one of them: a date is over, or voting ends. */
const countOf = (filters: PollFilters, value: Value): string =>
  `select count(*)::int as count, min(changes_at) as "changesAt"
  from (select least(p.closes_at, min(o.date)) as changes_at ${openOf(filters, value)}) as open`;

/** Runs the statement that `write` makes. */
const run = <Row>(em: EntityManager, write: (value: Value) => string): Promise<Row[]> => {
  const values: unknown[] = [];
  const statement = write((given) => `$${values.push(given)}`);
  return queryPrepared<Row>(em, statement, values);
};

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
  async page(request: PollPageRequest): Promise<ListedPoll[]> {
    const rows = await run<{ id: number; next: string | Date }>(this.em, (value) => pageOf(request, value));
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

  async countOpen(filters: PollFilters): Promise<number> {
    const [row] = await run<OpenPolls>(this.em, (value) => countOf(filters, value));
    if (row?.changesAt) this.#nextChange = Math.min(this.#nextChange, new Date(row.changesAt).getTime());
    return row?.count ?? 0;
  }
}
