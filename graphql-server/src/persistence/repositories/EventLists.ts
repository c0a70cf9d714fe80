import DataLoader from 'dataloader';
import type { DateTime } from 'luxon';
import { IS_LISTED } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import type { EventCursor } from './eventCursor.ts';
import {
  BESIDE,
  eventRow,
  listedEventsOf,
  TYPES,
  type EventRow,
  type ListedEvent,
  type ListedType,
  type Wish,
} from './ListedEvent.ts';

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

interface FoundPage {
  /** One more than `first` when there are more: how a reader knows. */
  events: ListedEvent[];
  totalCount: number;
}

/** What a statement returns beside its pages. */
interface Shared {
  types: ListedType[] | null;
}

/** What it returns of one page; each has its number behind these names. */
interface PageColumns {
  totalCount: number;
  events: EventRow[] | null;
  /** When the first of its upcoming events becomes past; null when it has none. */
  changesAt: Date | string | null;
}

/** The home page requests two. */
const TOGETHER_MAX = 2;

/** As the home page requests them. Connections remember the plan of each combination, so there must be few of them. */
const isPlain = ({ after, withOwners }: Page): boolean => after === null && !withOwners;

/** @param value puts a value beside the statement, and returns its name in it */
const columnsOf = (page: Page, at: number, value: (given: unknown) => string): string => {
  const { when, eventTypeId, first, after, withOwners } = page;
  const { isIn, direction, beyond } = ORDER[when];
  const now = value(page.now.toISO());
  const isListed = `${IS_LISTED}${eventTypeId === null ? '' : ` and event_type_id = ${value(eventTypeId)}`}`;
  const inWindow = `${isListed} and past_after ${isIn} ${now}`;
  const onward = after ? `and (date, id) ${beyond} (${value(after.date)}::timestamptz, ${value(after.id)})` : '';
  const limit = value(first + 1);
  return `(select count(*)::int from event where ${inWindow}) as "totalCount${at}",
    (select min(past_after) from event where ${isListed} and past_after >= ${now}) as "changesAt${at}", (
      select json_agg(${eventRow({ withOwners })} order by e.date ${direction}, e.id ${direction})
      from (select * from event where ${inWindow} ${onward} order by date ${direction}, id ${direction} limit ${limit}) as e
      ${BESIDE}
    ) as "events${at}"`;
};

/**
 * Reads the public lists, in statements that make their JSON in the database: the home page of everybody requests them, and
 * entities would cost ten times that.
 */
export class EventLists {
  /** Of those contexts alone that read pages. */
  #pages: DataLoader<Page, FoundPage> | undefined;
  readonly #byNumber = new Map<string, DataLoader<number, ListedEvent | null>>();
  #nextChange = Infinity;

  constructor(private readonly em: EntityManager) {}

  /** Milliseconds since the epoch at which time alone changes one of the pages read by now; Infinity when it changes none. */
  get nextChange(): number {
    return this.#nextChange;
  }

  page(page: Page): Promise<FoundPage> {
    this.#pages ??= new DataLoader((pages) => this.#readSome(pages), { cache: false, maxBatchSize: TOGETHER_MAX });
    return this.#pages.load(page);
  }

  /** Plain ones that are requested at the same time are one statement: a second trip takes longer than the query. */
  async #readSome(pages: readonly Page[]): Promise<FoundPage[]> {
    if (pages.every(isPlain)) return this.#read(pages);
    return (await Promise.all(pages.map((page) => this.#read([page])))).flat();
  }

  async #read(pages: readonly Page[]): Promise<FoundPage[]> {
    const values: unknown[] = [];
    const columns = pages.map((page, at) => columnsOf(page, at, (given) => `$${values.push(given)}`));
    const statement = `select ${TYPES} as types, ${columns.join(', ')}`;
    const [row = { types: null }] = await queryPrepared<Shared & Record<string, unknown>>(this.em, statement, values);
    return pages.map((_page, at) => {
      const column = <Name extends keyof PageColumns>(name: Name) => row[`${name}${at}`] as PageColumns[Name];
      const changesAt = column('changesAt');
      if (changesAt) this.#nextChange = Math.min(this.#nextChange, new Date(changesAt).getTime());
      return { events: listedEventsOf(column('events'), row.types), totalCount: column('totalCount') };
    });
  }

  /** Every type of events, in the order they were added. */
  types(): Promise<ListedType[]> {
    return queryPrepared<ListedType>(this.em, 'select id, name, color from event_type order by id', []);
  }

  /** Every public event by date ascending, past ones too. */
  async all(): Promise<ListedEvent[]> {
    const statement = `select ${TYPES} as types, json_agg(${eventRow({ withOwners: false })} order by e.date, e.id) as events
      from event as e ${BESIDE} where ${IS_LISTED}`;
    const [row] = await queryPrepared<Shared & { events: EventRow[] | null }>(this.em, statement, []);
    return listedEventsOf(row?.events ?? null, row?.types ?? null);
  }

  /** One event, private and hidden ones too; null when there is none. */
  async one(urlHash: string, wish: Wish): Promise<ListedEvent | null> {
    return (await this.#some('e.url_hash = $1', urlHash, wish))[0] ?? null;
  }

  /** The event of that number, private and hidden ones too; all that are asked for at once in one statement. */
  async ofNumber(id: number, wish: Wish): Promise<ListedEvent | null> {
    const key = JSON.stringify(wish);
    const find = async (ids: readonly number[]) => {
      const found = await this.#some('e.id = any($1::int[])', ids, wish);
      const byId = new Map(found.map((event) => [event.id, event]));
      return ids.map((each) => byId.get(each) ?? null);
    };
    const loader = this.#byNumber.get(key) ?? new DataLoader(find, { cache: false });
    this.#byNumber.set(key, loader);
    return loader.load(id);
  }

  async #some(where: string, value: unknown, wish: Wish): Promise<ListedEvent[]> {
    const statement = `select ${TYPES} as types, json_agg(${eventRow(wish)}) as events from event as e ${BESIDE} where ${where}`;
    const [row] = await queryPrepared<Shared & { events: EventRow[] | null }>(this.em, statement, [value]);
    return listedEventsOf(row?.events ?? null, row?.types ?? null);
  }
}
