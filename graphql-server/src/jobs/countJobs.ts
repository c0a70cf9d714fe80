import type { EntityManager } from '../persistence/orm.ts';

export interface JobCount {
  name: string;
  /** How many are due and not done. */
  due: number;
  /** How many have used up their attempts. */
  givenUp: number;
  /** How long the oldest one that is due has waited; 0 when none is. */
  oldestSeconds: number;
}

const COUNT = `
  select task_identifier as "name",
    count(*) filter (where run_at <= now() and attempts < max_attempts)::int as "due",
    count(*) filter (where attempts >= max_attempts)::int as "givenUp",
    coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now() and attempts < max_attempts)), 0)::float8
      as "oldestSeconds"
  from graphile_worker.jobs group by task_identifier`;

/** The state of the job queue, by job. */
export const countJobs = (em: EntityManager): Promise<JobCount[]> => em.execute(COUNT);
