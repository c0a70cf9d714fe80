import { Logger, runOnce, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { NOTED_WITH_PATIENCE } from '../../src/jobs/runJobs.ts';
import type { Tasks } from '../../src/jobs/createTasks.ts';
import type { TestServer } from './testServer.ts';

/** What goes wrong with a connection fails the job that uses it. */
const ignore = () => undefined;
const silent = new Logger(() => () => undefined);

/** A job without a time of its own is due since it was added; one that failed before is due again. */
const IS_DUE = `(run_at = created_at or attempts > 0 or run_at <= ?::timestamptz)`;

/** A mail that may become a digest waits for a minute, which no test waits for. */
export const SEND_DIGESTS = `update graphile_worker._private_jobs set run_at = created_at
  where task_id = (select id from graphile_worker._private_tasks where identifier = 'sendMail')`;

/** The database has a clock of its own: what is due by the test's is due now, and what is not is put off for long. */
const SET_TIMES = `update graphile_worker._private_jobs
  set run_at = case when ${IS_DUE} then least(run_at, now()) else run_at + interval '1000 years' end`;
const RESET_TIMES = `update graphile_worker._private_jobs
  set run_at = run_at - interval '1000 years' where run_at > now() + interval '500 years'`;

/** Connections cost more than the jobs: those of a server stay until its database is dropped, which ends them. */
const pools = new WeakMap<TestServer['orm'], pg.Pool>();

const poolOf = (orm: TestServer['orm']): pg.Pool => {
  const known = pools.get(orm);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: String(orm.config.get('clientUrl')), allowExitOnIdle: true });
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore));
  pools.set(orm, pool);
  return pool;
};

const isAnyDue = async (orm: TestServer['orm']): Promise<boolean> => {
  const due: unknown[] = await orm.em
    .fork()
    .execute('select id from graphile_worker._private_jobs where is_available and run_at <= now() limit 1');
  return due.length > 0;
};

/**
 * Dispatches what has happened, and does with graphile-worker what is queued and due by the test's clock, until nothing is
 * left. Once each: a job that fails is tried again by
 * the next call.
 */
export const drainJobs = async (
  { orm, clock, dispatch }: Pick<TestServer, 'orm' | 'clock' | 'dispatch'>,
  tasks: Tasks,
): Promise<void> => {
  const preset = { worker: NOTED_WITH_PATIENCE };
  await dispatch();
  await orm.em.fork().execute(SEND_DIGESTS);
  await orm.em.fork().execute(SET_TIMES, [clock.now().toISO()]);
  // a run ends early when the end of a job is not noted yet that others wait for
  while (await isAnyDue(orm)) {
    const options = { pgPool: poolOf(orm), preset, noHandleSignals: true, logger: silent };
    await runOnce({ ...options, taskList: tasks as TaskList });
  }
  await orm.em.fork().execute(RESET_TIMES);
  // what jobs have done is told too
  await dispatch();
};
