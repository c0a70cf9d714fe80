import type { JobQueue } from '../gateways/jobs/JobQueue.ts';
import type { EntityManager } from './orm.ts';

/** An attempt waits e^n seconds for its next: 10 attempts span some 6 hours. */
const MAX_ATTEMPTS = 10;

const ADD_JOB = `select graphile_worker.add_job(
  ?::text, payload := ?::json, run_at := ?::timestamptz, max_attempts := ?::int, job_key := ?::text, job_key_mode := ?::text
)`;

/** The queue in PostgreSQL, written to through `em` and its open transaction. */
export const graphileQueue = (em: EntityManager): JobQueue => ({
  async add(name, payload, { runAt, key, ifWaiting = 'replace' } = {}) {
    const values = [name, JSON.stringify(payload), runAt?.toISO() ?? null, MAX_ATTEMPTS, key ?? null, ifWaiting];
    await em.execute(ADD_JOB, values);
  },
});
