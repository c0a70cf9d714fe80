import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** An activity as it is stored. */
export interface StoredActivity {
  id: number;
  type: string;
  eventId: number | null;
  pollId: number | null;
  details: Record<string, unknown>;
}

const COLUMNS = 'id::float8 as id, type, event_id as "eventId", poll_id as "pollId", details';

const UNDISPATCHED = `select ${COLUMNS} from activity where dispatched_at is null order by id limit $1`;

/** Not those that another server has, or has dispatched since they were read. */
const LOCK = `select id::float8 as id from activity
  where id = any($1::bigint[]) and dispatched_at is null order by id for update skip locked`;

const FIND = `select ${COLUMNS} from activity where id = $1`;

const NOTE = 'update activity set dispatched_at = $2 where id = any($1::bigint[])';

/** What an activity is about, in whose order it is dispatched. */
const subjectOf = ({ id, eventId, pollId }: StoredActivity): string => {
  if (eventId !== null) return `event ${eventId}`;
  return pollId === null ? `activity ${id}` : `poll ${pollId}`;
};

/** What happened, for those who tell subscribers of it. */
export class ActivityRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Holds the oldest that subscribers were not told about until the transaction ends, in the order in which they
   * happened. Of each event or poll one server at a time has some: the one that holds the first of them.
   */
  async lock(limit: number): Promise<StoredActivity[]> {
    const undispatched = await queryPrepared<StoredActivity>(this.em, UNDISPATCHED, [limit]);
    if (undispatched.length === 0) return [];
    const first = new Map(undispatched.toReversed().map((activity) => [subjectOf(activity), activity.id]));
    const locked = await queryPrepared<{ id: number }>(this.em, LOCK, [[...first.values()]]);
    const ids = new Set(locked.map(({ id }) => id));
    return undispatched.filter((activity) => ids.has(first.get(subjectOf(activity)) ?? NaN));
  }

  async find(id: number): Promise<StoredActivity | null> {
    const [row] = await queryPrepared<StoredActivity>(this.em, FIND, [id]);
    return row ?? null;
  }

  async noteDispatched(ids: readonly number[], at: string): Promise<void> {
    await queryPrepared(this.em, NOTE, [ids, at]);
  }
}
