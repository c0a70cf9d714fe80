import type { DateTime } from 'luxon';
import { IS_LISTED } from '../../entities/EventEntity.ts';
import type { EventCursor } from '../eventCursor.ts';
import { BESIDE, eventRow } from '../ListedEvent.ts';
import { eventsFoundBy, searchFor } from './searched.ts';

/** Which of the public events; null does not choose. */
export interface EventFilters {
  when: 'UPCOMING' | 'PAST' | 'ALL';
  eventTypeId: number | null;
  creatorId: string | null;
  /** Beginning then or later, and before that; ISO 8601. */
  from: string | null;
  to: string | null;
  /** Words that each of them has. */
  search: string | null;
}

export type EventOrder = keyof typeof ORDERS;

export interface EventPageRequest extends EventFilters {
  now: DateTime;
  orderBy: EventOrder;
  first: number;
  after: EventCursor | null;
  /** Whether what proves whose a response is comes along. */
  withOwners: boolean;
}

/** Each has an index of its own, which begins with these columns. */
const ORDERS = {
  DATE_ASC: { column: 'date', direction: 'asc', beyond: '>' },
  DATE_DESC: { column: 'date', direction: 'desc', beyond: '<' },
  NEWEST: { column: 'created_at', direction: 'desc', beyond: '<' },
} as const;

/** Upcoming by date ascending, past newest first (spec section 4). */
export const usualOrder = (when: EventFilters['when']): EventOrder => (when === 'PAST' ? 'DATE_DESC' : 'DATE_ASC');

/** Where in its list an event stands. */
export const placeIn =
  (orderBy: EventOrder) =>
  ({ date, createdAt, id }: { date: string; createdAt: string; id: number }): EventCursor => ({
    date: ORDERS[orderBy].column === 'date' ? date : createdAt,
    id,
  });

/** Puts a value beside the statement, and returns its name in it. */
export type Value = (given: unknown) => string;

/** Asked of each event on the way along an index: as a join, a word that all of them have would be looked up for each by its number. */
const IS_FOUND = '(id in (select id from found)) is true';

/** What `filters` let through, as conditions on the table of events. */
const conditionsOf = (filters: Omit<EventFilters, 'when'>, value: Value): string[] => {
  const { eventTypeId, creatorId, from, to, search } = filters;
  return [
    ...(eventTypeId === null ? [] : [`event_type_id = ${value(eventTypeId)}`]),
    ...(creatorId === null ? [] : [`creator_id = ${value(creatorId)}`]),
    ...(from === null ? [] : [`date >= ${value(from)}::timestamptz`]),
    ...(to === null ? [] : [`date < ${value(to)}::timestamptz`]),
    ...(search === null ? [] : [searchFor(search) === null ? 'false' : IS_FOUND]),
  ];
};

const IS_IN = { UPCOMING: '>=', PAST: '<' } as const;

/** Past, or not. */
const windowOf = ({ when, now }: Pick<EventPageRequest, 'when' | 'now'>, value: Value): string[] =>
  when === 'ALL' ? [] : [`past_after ${IS_IN[when]} ${value(now.toISO())}`];

/** What a statement with those conditions begins with. */
export const searchOf = ({ search }: Pick<EventFilters, 'search'>, value: Value): string => {
  const words = search === null ? null : searchFor(search);
  return words === null ? '' : `with ${eventsFoundBy(value(words))}`;
};

/** Which public events `filters` let through, in a statement that begins with `searchOf` them. */
export const publicWhere = (filters: EventFilters & { now: DateTime }, value: Value): string[] => [
  IS_LISTED,
  ...conditionsOf(filters, value),
  ...windowOf(filters, value),
];

/** The statement of a page: its events, how many there are in all, and when the passing of time changes that. */
export const pageOf = (page: EventPageRequest, value: Value): string => {
  const { column, direction, beyond } = ORDERS[page.orderBy];
  const found = searchOf(page, value);
  const isListed = [IS_LISTED, ...conditionsOf(page, value)].join(' and ');
  const inWindow = [isListed, ...windowOf(page, value)].join(' and ');
  const { when, after } = page;
  const changes =
    when === 'ALL'
      ? 'null'
      : `(select min(past_after) from event where ${isListed} and past_after >= ${value(page.now.toISO())})`;
  const onward = after ? `and (${column}, id) ${beyond} (${value(after.date)}::timestamptz, ${value(after.id)})` : '';
  const limit = value(page.first + 1);
  return `${found} select (select count(*)::int from event where ${inWindow}) as "totalCount", ${changes} as "changesAt", (
      select json_agg(${eventRow(page)} order by e.${column} ${direction}, e.id ${direction})
      from (select * from event where ${inWindow} ${onward} order by ${column} ${direction}, id ${direction} limit ${limit}) as e
      ${BESIDE}
    ) as events`;
};
