import type { DateTime } from 'luxon';
import { IS_LISTED } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { askPlanned } from '../planned.ts';
import type { EventCursor } from './eventCursor.ts';
import { BESIDE, eventRow, listedEventOf, type EventRow, type ListedEvent } from './ListedEvent.ts';

type EventWindow = 'UPCOMING' | 'PAST';

interface Page {
  when: EventWindow;
  now: DateTime;
  eventTypeId: number | null;
  first: number;
  after: EventCursor | null;
  /** Whether what proves whose a response is comes along. */
  withOwners: boolean;
}

/** Upcoming by date ascending, past newest first (spec section 4). */
const ORDER = {
  UPCOMING: { isIn: '>=', direction: 'asc', beyond: '>' },
  PAST: { isIn: '<', direction: 'desc', beyond: '<' },
} as const;

/**
 * Reads the public lists, each in one statement that makes its JSON in the database: the home page of everybody asks for
 * them, and entities would cost ten times that.
 */
export class EventLists {
  constructor(private readonly em: EntityManager) {}

  /** One event more than `first` when there are more: how a reader knows. */
  async page(page: Page): Promise<{ events: ListedEvent[]; totalCount: number }> {
    const { when, now, eventTypeId, first, after, withOwners } = page;
    const { isIn, direction, beyond } = ORDER[when];
    const values: unknown[] = [now.toISO(), first + 1];
    const value = (given: unknown) => `$${values.push(given)}`;
    const inWindow = `${IS_LISTED} and past_after ${isIn} $1${eventTypeId === null ? '' : ` and event_type_id = ${value(eventTypeId)}`}`;
    const onward = after ? `and (date, id) ${beyond} (${value(after.date)}::timestamptz, ${value(after.id)})` : '';
    const statement = `select (select count(*)::int from event where ${inWindow}) as "totalCount", (
      select json_agg(${eventRow(withOwners)} order by e.date ${direction}, e.id ${direction})
      from (select * from event where ${inWindow} ${onward} order by date ${direction}, id ${direction} limit $2) as e
      ${BESIDE}
    ) as "events"`;
    const [found] = await askPlanned<{ totalCount: number; events: EventRow[] | null }>(this.em, statement, values);
    return { events: found?.events?.map(listedEventOf) ?? [], totalCount: found?.totalCount ?? 0 };
  }

  /** Every public event by date ascending, past ones too. */
  async all(): Promise<ListedEvent[]> {
    const statement = `select ${eventRow(false)} as "event" from event as e ${BESIDE}
      where ${IS_LISTED} order by e.date, e.id`;
    const rows = await askPlanned<{ event: EventRow }>(this.em, statement, []);
    return rows.map(({ event }) => listedEventOf(event));
  }

  /** When the public upcoming event is past that is so first; null when none is upcoming. */
  async nextToBePast(now: DateTime): Promise<Date | null> {
    const statement = `select min(past_after) as "at" from event where ${IS_LISTED} and past_after >= $1`;
    const [next] = await askPlanned<{ at: Date | string | null }>(this.em, statement, [now.toISO()]);
    return next?.at ? new Date(next.at) : null;
  }
}
