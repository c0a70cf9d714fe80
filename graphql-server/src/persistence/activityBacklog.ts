import type { DateTime, Duration } from 'luxon';
import type { EntityManager } from './orm.ts';

/** Activities that subscribers were not told about. */
export interface Backlog {
  waiting: number;
  /** How long the oldest of them has waited; 0 when none does. */
  oldestSeconds: number;
}

const COUNT = `
  select count(*)::int as waiting,
    coalesce(greatest(extract(epoch from ?::timestamptz - min(created_at)), 0), 0)::float8 as "oldestSeconds"
  from activity where dispatched_at is null`;

/** How far dispatch is behind. */
export const activityBacklog = async (em: EntityManager, now: DateTime): Promise<Backlog> => {
  const [backlog] = await em.execute<Backlog[]>(COUNT, [now.toISO()]);
  return backlog ?? { waiting: 0, oldestSeconds: 0 };
};

/** Reads what was kept of all that happened: for when dispatch is far behind, and not before. */
const IS_DISPATCHING = 'select exists (select from activity where dispatched_at > ?) as "isDispatching"';

/** Whether some server has dispatched something within that time. */
export const hasDispatched = async (em: EntityManager, now: DateTime, within: Duration): Promise<boolean> => {
  const [row] = await em.execute<{ isDispatching: boolean }[]>(IS_DISPATCHING, [now.minus(within).toISO()]);
  return row?.isDispatching ?? false;
};
