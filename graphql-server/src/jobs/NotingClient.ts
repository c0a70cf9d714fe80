import pg from 'pg';
import type { Query } from '../persistence/queryPrepared.ts';
import { retryOnDeadlock } from '../persistence/retryOnDeadlock.ts';

/** How graphile-worker says in one statement that jobs have ended, or takes the next one. */
const OF_JOBS = '_private_jobs as jobs';

const isOfJobs = (request: unknown): boolean =>
  typeof request === 'object' && request !== null && 'text' in request && String(request.text).includes(OF_JOBS);

/**
 * The connections of the job runner. Jobs that end together are noted by one statement, which may be the one that
 * PostgreSQL ends where a transaction adds jobs with the keys of several of them. graphile-worker means to try that again
 * and does not: the runner would start again, and the jobs be held and not done, for minutes.
 */
export class NotingClient extends pg.Client {
  // its result depends on its arguments, which its callers know by the types of `pg.Client`
  override query(request: unknown, ...rest: readonly unknown[]): never {
    const query = super.query.bind(this) as Query;
    return (
      isOfJobs(request) ? retryOnDeadlock(async () => query(request, ...rest)) : query(request, ...rest)
    ) as never;
  }
}
