import DataLoader from 'dataloader';
import { IS_LISTED } from '../entities/EventEntity.ts';
import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';
import {
  BESIDE,
  eventRow,
  listedEventOf,
  type EventRow,
  type ListedEvent,
  type ListedType,
  type Wish,
} from './ListedEvent.ts';
import { iso } from './instants.ts';
import { pageOf, type EventPageRequest } from './lists/eventPages.ts';
import { SeriesPageRepository } from './series/SeriesPageRepository.ts';

interface FoundPage {
  /** One more than `first` when there are more: how a reader knows. */
  events: ListedEvent[];
  totalCount: number;
}

interface PageRow {
  totalCount: number;
  events: EventRow[] | null;
  /** When the first of its upcoming events becomes past; null when it has none. */
  changesAt: Date | string | null;
}

/**
 * Reads the public lists, in statements that make their JSON in the database: the home page of everybody requests them, and
 * entities would cost ten times that.
 */
export class EventLists {
  readonly #byNumber = new Map<string, DataLoader<number, ListedEvent | null>>();
  #nextChange = Infinity;
  /** The pages of series. */
  readonly series: SeriesPageRepository;

  constructor(private readonly em: EntityManager) {
    this.series = new SeriesPageRepository(em);
  }

  /** Milliseconds since the epoch at which time alone changes one of the pages read by now; Infinity when it changes none. */
  get nextChange(): number {
    return this.#nextChange;
  }

  async page(page: EventPageRequest): Promise<FoundPage> {
    const values: unknown[] = [];
    const statement = pageOf(page, (given) => `$${values.push(given)}`);
    const [row] = await queryPrepared<PageRow>(this.em, statement, values);
    if (row?.changesAt) this.#nextChange = Math.min(this.#nextChange, new Date(row.changesAt).getTime());
    return { events: row?.events?.map(listedEventOf) ?? [], totalCount: row?.totalCount ?? 0 };
  }

  /** Every type of events, in the order they were added. */
  types(): Promise<ListedType[]> {
    return queryPrepared<ListedType>(this.em, 'select id, name, color from event_type order by id', []);
  }

  /** Every public event by date ascending, past ones too. */
  all(): Promise<ListedEvent[]> {
    return this.#some(`${IS_LISTED} order by e.date, e.id`, [], { withOwners: false });
  }

  /** Where each public event is, those that were published last first, and when it last changed. */
  addresses(limit: number): Promise<{ urlHash: string; updatedAt: string }[]> {
    const statement = `select url_hash as "urlHash", ${iso('updated_at')} as "updatedAt" from event
      where ${IS_LISTED} order by created_at desc, id desc limit $1`;
    return queryPrepared(this.em, statement, [limit]);
  }

  /** One event, private and hidden ones too; null when there is none. */
  async one(urlHash: string, wish: Wish): Promise<ListedEvent | null> {
    return (await this.#some('e.url_hash = $1', [urlHash], wish))[0] ?? null;
  }

  /** The event of that number, private and hidden ones too; all that are asked for at once in one statement. */
  async ofNumber(id: number, wish: Wish): Promise<ListedEvent | null> {
    const key = JSON.stringify(wish);
    const find = async (ids: readonly number[]) => {
      const found = await this.#some('e.id = any($1::int[])', [ids], wish);
      const byId = new Map(found.map((event) => [event.id, event]));
      return ids.map((each) => byId.get(each) ?? null);
    };
    const loader = this.#byNumber.get(key) ?? new DataLoader(find, { cache: false });
    this.#byNumber.set(key, loader);
    return loader.load(id);
  }

  async #some(where: string, values: readonly unknown[], wish: Wish): Promise<ListedEvent[]> {
    const statement = `select ${eventRow(wish)} as row from event as e ${BESIDE} where ${where}`;
    return (await queryPrepared<{ row: EventRow }>(this.em, statement, values)).map(({ row }) => listedEventOf(row));
  }
}
