import type { EntityManager } from '../persistence/orm.ts';

export interface QueueState {
  /** How long the job that is due for the longest has waited; 0 when none waits. */
  oldestSeconds: number;
  /** Whether some server is at a job, and not for longer than any takes. */
  isWorking: boolean;
}

const STATE = `
  select
    coalesce(extract(epoch from now() - min(run_at) filter (
      where locked_at is null and run_at <= now() and attempts < max_attempts
    )), 0)::float8 as "oldestSeconds",
    coalesce(bool_or(locked_at > now() - interval '5 minutes'), false) as "isWorking"
  from graphile_worker.jobs`;

/** Whether the job queue moves. */
export const queueState = async (em: EntityManager): Promise<QueueState> => {
  const [state] = await em.execute<QueueState[]>(STATE);
  return state ?? { oldestSeconds: 0, isWorking: false };
};
