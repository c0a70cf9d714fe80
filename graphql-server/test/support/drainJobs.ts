import { Logger, runOnce, type TaskList } from 'graphile-worker';
import type { Tasks } from '../../src/jobs/createTasks.ts';
import type { TestServer } from './testServer.ts';

const silent = new Logger(() => () => undefined);

/** Puts off what is not due by the test's clock, by an interval that brings it back when it is taken off again. */
const SHELVED = "interval '1000 years'";

/** A job without a time of its own is due since it was added; one that failed before is due again. */
const IS_DUE = `(run_at = created_at or attempts > 0 or run_at <= ?::timestamptz)`;

/**
 * Does with graphile-worker what is queued and due by the test's clock, which is not that of the database. Once each:
 * a job that fails is tried again by the next call.
 */
export const drainJobs = async (
  { orm, clock }: Pick<TestServer, 'orm' | 'clock'>,
  tasks: Tasks,
  names: readonly (keyof Tasks)[] = Object.keys(tasks) as (keyof Tasks)[],
): Promise<void> => {
  const em = orm.em.fork();
  const now = clock.now().toISO();
  const jobs = 'update graphile_worker._private_jobs set run_at =';
  await em.execute(`${jobs} case when ${IS_DUE} then now() else run_at + ${SHELVED} end`, [now]);
  const taskList = Object.fromEntries(names.map((name) => [name, tasks[name]])) as TaskList;
  const connectionString = String(orm.config.get('clientUrl'));
  await runOnce({ connectionString, taskList, noHandleSignals: true, logger: silent });
  await em.execute(`${jobs} run_at - ${SHELVED} where run_at > now() + interval '500 years'`);
};
