import type { JobQueue, LostJob } from '../gateways/JobQueue.ts';
import type { EntityManager } from './orm.ts';

/** An attempt waits e^n seconds for its next: 10 attempts span some 6 hours. */
export const MAX_ATTEMPTS = 10;

const ADD_JOB = `select graphile_worker.add_job(
  ?::text, payload := ?::json, run_at := ?::timestamptz, max_attempts := ?::int, job_key := ?::text,
  job_key_mode := ?::text, queue_name := ?::text
)`;

const ADD_JOBS = `select count(graphile_worker.add_job(
  ?::text, payload := job -> 'payload', run_at := (job ->> 'runAt')::timestamptz, max_attempts := ?::int,
  job_key := job ->> 'key', queue_name := job ->> 'lane'
)) from json_array_elements(?::json) as job`;

/** The queue waits four hours by itself; no job of ours takes minutes. Done twice, a job does no harm. */
const RELEASE_JOBS = `select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs where locked_at < now() - interval '5 minutes'
))`;

const LIST_LOST = `select id::text, task_identifier as "name", attempts, last_error as "lastError"
  from graphile_worker.jobs where attempts >= max_attempts order by graphile_worker.jobs.id`;

const RETRY_LOST = `select id::text from graphile_worker.reschedule_jobs(array(
  select id from graphile_worker.jobs
  where attempts >= max_attempts and id in (select json_array_elements_text(?::json)::bigint)
), run_at := now(), attempts := 0)`;

/** The queue in PostgreSQL, written to through `em` and its open transaction. */
export const graphileQueue = (em: EntityManager): JobQueue => ({
  async add(name, payload, { runAt, key, ifWaiting = 'replace', lane } = {}) {
    const when = [runAt?.toISO() ?? null, MAX_ATTEMPTS, key ?? null, ifWaiting, lane ?? null];
    await em.execute(ADD_JOB, [name, JSON.stringify(payload), ...when]);
  },
  async releaseAbandoned() {
    await em.execute(RELEASE_JOBS);
  },
  listLost: () => em.execute<LostJob[]>(LIST_LOST),
  async retryLost(ids) {
    const retried: unknown[] = await em.execute(RETRY_LOST, [JSON.stringify(ids)]);
    return retried.length;
  },
  async addAll(name, jobs) {
    if (jobs.length > 0) await em.execute(ADD_JOBS, [name, MAX_ATTEMPTS, JSON.stringify(jobs)]);
  },
});
