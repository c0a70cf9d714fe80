import { POLL_CONTENT, type PollDraft } from '@quorum/domain/poll/draft';
import { columnOf } from '../../columnOf.ts';
import type { EventEntity } from '../../entities/EventEntity.ts';
import type { PollEntity } from '../../entities/PollEntity.ts';
import type { EntityManager } from '../../orm.ts';
import { queryPrepared } from '../../queryPrepared.ts';
import { instantAt, iso, millis } from '../instants.ts';
import { objectOf, type ListedType } from '../ListedEvent.ts';
import { PollTallies, type Tallied } from './PollTallies.ts';

const BESIDE_CONTENT = [
  'id',
  'urlHash',
  'creatorId',
  'creatorName',
  'isHidden',
  'contentRevision',
  'status',
  'autoScheduleChance',
] as const;
const OF_EVENT = ['id', 'creatorId', 'coOrganisers', 'isHidden', 'isPrivate', 'isGuestListHidden'] as const;

type Stored = Pick<PollDraft, (typeof POLL_CONTENT)[number]> & Pick<PollEntity, (typeof BESIDE_CONTENT)[number]>;

/** How each time is read. */
const TIMES: Record<string, (column: string) => string> = {
  closesAt: millis,
  chosenClosesAt: millis,
  createdAt: iso,
  updatedAt: iso,
};

interface Row {
  poll: Stored & { closesAt: number; chosenClosesAt: number | null; createdAt: string; updatedAt: string };
  eventType: ListedType;
  event: Pick<EventEntity, (typeof OF_EVENT)[number]> | null;
}

/**
 * A poll with all that is shown of it, without its voters and the people who come to the event that it became. Plain,
 * without the unit of work.
 */
export interface ShownPoll extends Stored, Tallied, Pick<PollEntity, 'closesAt' | 'chosenClosesAt'> {
  /** ISO 8601 in UTC, as the other. */
  createdAt: string;
  updatedAt: string;
  eventType: ListedType;
  /** What it became, as far as that says who may see it. */
  event: Row['event'];
}

const POLL = objectOf('p', [...POLL_CONTENT, ...BESIDE_CONTENT, ...Object.keys(TIMES)], (name) => {
  const column = `p.${columnOf(name)}`;
  return TIMES[name]?.(column) ?? column;
});

const READ = `select ${POLL} as poll, ${objectOf('t', ['id', 'name', 'color'])} as "eventType",
    case when e.id is not null then ${objectOf('e', OF_EVENT)} end as event
  from poll as p join event_type as t on t.id = p.event_type_id left join event as e on e.id = p.event_id`;

/** Polls `p` with what is shown of them, the newest first. @param condition of SQL, with `value` as `$1` */
export const listShown = async (em: EntityManager, condition: string, value: unknown): Promise<ShownPoll[]> => {
  const rows = await queryPrepared<Row>(em, `${READ} where ${condition} order by p.id desc`, [value]);
  const tallied = await new PollTallies(em).of(rows.map(({ poll }) => poll));
  return rows.map(({ poll, ...beside }) => ({
    ...poll,
    ...beside,
    ...(tallied.get(poll.id) as Tallied),
    closesAt: instantAt(poll.closesAt),
    chosenClosesAt: poll.chosenClosesAt === null ? null : instantAt(poll.chosenClosesAt),
  }));
};
