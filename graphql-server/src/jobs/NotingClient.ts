import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Query } from '../persistence/queryPrepared.ts';
import { retryOnDeadlock } from '../persistence/retryOnDeadlock.ts';

/** How graphile-worker says in one statement that jobs have ended, or takes the next one. */
const OF_JOBS = '_private_jobs as jobs';

/** How it frees the lane of one that has ended. */
const OF_LANES = /_private_job_queues as job_queues\s+set locked_by = null/;
/** Has workers look for jobs at once, as a new one does, where one waits for a lane. */
const LOOK_AGAIN = `select pg_notify('jobs:insert', '{"count":1}') where exists (
  select from graphile_worker._private_jobs where is_available and job_queue_id is not null and run_at <= now())`;

/** How it takes the next job: it locks every free lane, so that of two that look at once one sees none. */
const TAKES = /skip\s+locked/;
const IS_WAITING = `select from graphile_worker._private_jobs as j
  join graphile_worker._private_job_queues as q on q.id = j.job_queue_id
  where j.is_available and j.run_at <= now() and q.is_available limit 1`;
const LOOKS_MAX = 4;
const LOOK_AGAIN_MS = 20;

const textOf = (request: unknown): string =>
  typeof request === 'object' && request !== null && 'text' in request ? String(request.text) : '';

/**
 * The connections of the job runner. Jobs that end together are noted by one statement, which may be the one that
 * PostgreSQL ends where a transaction adds jobs with the keys of several of them. graphile-worker means to try that again
 * and does not: the runner would start again, and the jobs be held and not done, for minutes.
 *
 * Two more make a job of a lane wait until a worker looks again by itself, which is 15 seconds where jobs wait for hosts of others: it frees a
 * lane after it has looked for the next job; and while one worker looks, another that looks for other jobs sees no lane.
 */
export class NotingClient extends pg.Client {
  // its result depends on its arguments, which its callers know by the types of `pg.Client`
  override query(request: unknown, ...rest: readonly unknown[]): never {
    const query = super.query.bind(this) as Query;
    const text = textOf(request);
    if (!text.includes(OF_JOBS)) return query(request, ...rest) as never;
    const note = () => retryOnDeadlock(async () => query(request, ...rest) as Promise<Result>);
    return (TAKES.test(text) ? take(note, query) : end(note, query, text)) as never;
  }
}

interface Result {
  rows: readonly unknown[];
}
type Note = () => Promise<Result>;

/** Where something goes wrong here, it shows in the next statement. */
const ask = (query: Query, text: string) =>
  Promise.resolve(query(text) as Promise<Result>).catch((): Result => ({ rows: [] }));

const take = async (note: Note, query: Query): Promise<Result> => {
  for (let look = 1; ; look++) {
    const taken = await note();
    if (taken.rows.length > 0 || look === LOOKS_MAX || (await ask(query, IS_WAITING)).rows.length === 0) return taken;
    // not both at the same moment again
    await delay(LOOK_AGAIN_MS * look * (0.5 + Math.random()));
  }
};

const end = async (note: Note, query: Query, text: string): Promise<Result> => {
  const noted = await note();
  if (OF_LANES.test(text)) await ask(query, LOOK_AGAIN);
  return noted;
};
