import type { EntityManager } from '../orm.ts';
import { queryPrepared } from '../queryPrepared.ts';

/** An activity as it is stored. */
export interface StoredActivity {
  type: string;
  eventId: number | null;
  pollId: number | null;
  details: Record<string, unknown>;
}

const COLUMNS = 'a.type, a.event_id as "eventId", a.poll_id as "pollId", a.details';

const UNDISPATCHED = 'select id::int from activity where dispatched_at is null order by id limit $1';

/** Not while another server is at it, and not before what happened earlier to the same event or poll. */
const TAKE = `select ${COLUMNS} from activity as a
  where a.id = $1 and a.dispatched_at is null and not exists (
    select from activity as e where e.dispatched_at is null and e.id < a.id
      and (e.event_id = a.event_id or e.poll_id = a.poll_id)
  ) for update skip locked`;

const FIND = `select ${COLUMNS} from activity as a where a.id = $1`;

const NOTE = 'update activity set dispatched_at = $2 where id = $1';

/** What happened, for those who tell subscribers of it. */
export class ActivityRepository {
  constructor(private readonly em: EntityManager) {}

  /** The numbers of the oldest that subscribers were not told of. */
  async listUndispatched(limit: number): Promise<number[]> {
    return (await queryPrepared<{ id: number }>(this.em, UNDISPATCHED, [limit])).map(({ id }) => id);
  }

  /** Holds one until the transaction ends; null where somebody else has it, or it must wait. */
  async take(id: number): Promise<StoredActivity | null> {
    const [row] = await queryPrepared<StoredActivity>(this.em, TAKE, [id]);
    return row ?? null;
  }

  async find(id: number): Promise<StoredActivity | null> {
    const [row] = await queryPrepared<StoredActivity>(this.em, FIND, [id]);
    return row ?? null;
  }

  async noteDispatched(id: number, at: string): Promise<void> {
    await queryPrepared(this.em, NOTE, [id, at]);
  }
}
