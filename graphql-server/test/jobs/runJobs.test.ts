import { afterEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { runJobs, type RunningJobs } from '../../src/jobs/runJobs.ts';
import { eventually } from '../support/eventually.ts';
import { useFreshServer } from '../support/useServer.ts';

let jobs: RunningJobs | undefined;
afterEach(() => jobs?.stop());
const server = useFreshServer();

const urlOf = () => new URL(String(server.orm.config.get('clientUrl')));

/** Runs statements on a connection of its own. */
const execute = async (url: string, ...statements: string[]) => {
  const client = new pg.Client(url);
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

/** From outside of the test's database. */
const asAdmin = (...statements: string[]) => execute(process.env.QUORUM_TEST_ADMIN ?? '', ...statements);

/** The pool may still hold a connection that was cut. */
const add = (job: string) => execute(urlOf().href, `select graphile_worker.add_job('${job}')`);

const closeDatabase = (name: string) =>
  asAdmin(
    `alter database ${name} with allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
const openDatabase = (name: string) => asAdmin(`alter database ${name} with allow_connections true`);

const aSignal = () => {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give: () => give() };
};

it('lives on and works on when the database goes away just as a job ends', async () => {
  const url = urlOf();
  const name = url.pathname.slice(1);
  const done = aSignal();
  const closed = aSignal();
  const continueSeries = async () => {
    await closeDatabase(name);
    closed.give();
  };
  const deleteExpiredCancelled = async () => done.give();
  await add('continueSeries');
  const tasks = { ...server.tasks, continueSeries, deleteExpiredCancelled };
  jobs = runJobs({ url: url.href, tasks, log: server.app.log });
  await closed.given;
  await openDatabase(name);
  await add('deleteExpiredCancelled');
  await expect(done.given).resolves.toBeUndefined();
});

it('works on also when others of its jobs end after the database has come back', async () => {
  const url = urlOf();
  const name = url.pathname.slice(1);
  const em = server.orm.em.fork();
  const [begun, closed, reopened, done] = [aSignal(), aSignal(), aSignal(), aSignal()];
  const isNoted = (job: string) =>
    eventually(async () => {
      const waiting = await em.execute(`select from graphile_worker.jobs where task_identifier = '${job}'`);
      expect(waiting).toEqual([]);
    });
  const tasks = {
    ...server.tasks,
    continueSeries: async () => {
      await begun.given;
      await closeDatabase(name);
      closed.give();
    },
    refreshWeather: () => reopened.given,
    remindParticipants: async () => {
      begun.give();
      await reopened.given;
      await isNoted('refreshWeather');
      throw new Error('No mail host');
    },
    deleteExpiredCancelled: async () => done.give(),
  };
  for (const job of ['continueSeries', 'refreshWeather', 'remindParticipants']) await add(job);
  const errors: unknown[] = [];
  const log = Object.assign(server.app.log.child({}), { error: (...said: unknown[]) => errors.push(said) });
  jobs = runJobs({ url: url.href, tasks, log });
  await closed.given;
  // the end of the first cannot be noted, so the runner is to stop, and waits for the others
  await eventually(() => expect(JSON.stringify(errors)).toContain('Failed to complete jobs'));
  await openDatabase(name);
  reopened.give();
  await add('deleteExpiredCancelled');
  await expect(done.given).resolves.toBeUndefined();
});

it('does the jobs that servers of the release before have queued', async () => {
  const done = aSignal();
  await execute(urlOf().href, "select graphile_worker.add_job('tellOfAnswers', '{\"eventId\": 7}')");
  const sendResponseDigest = async () => done.give();
  jobs = runJobs({ url: urlOf().href, tasks: { ...server.tasks, sendResponseDigest }, log: server.app.log });
  await expect(done.given).resolves.toBeUndefined();
});

it('notes that jobs have ended also when that is what PostgreSQL ends to untangle a deadlock', async () => {
  const url = urlOf().href;
  const [one, other] = [aSignal(), aSignal()];
  const ending = aSignal();
  // both are noted by one statement
  const tasks = {
    ...server.tasks,
    continueSeries: async () => {
      one.give();
      await ending.given;
    },
    deleteExpiredCancelled: async () => {
      other.give();
      await ending.given;
    },
  };
  const changing = new pg.Client(url);
  await changing.connect();
  const touch = (job: string) =>
    changing.query(
      `update graphile_worker._private_jobs set updated_at = now() where task_id =
        (select id from graphile_worker._private_tasks where identifier = $1)`,
      [job],
    );
  await add('continueSeries');
  await add('deleteExpiredCancelled');
  jobs = runJobs({ url, tasks, log: server.app.log });
  await Promise.all([one.given, other.given]);

  // as whoever adds jobs with the keys of jobs that are under way
  await changing.query('begin');
  await touch('deleteExpiredCancelled');
  ending.give();
  const em = server.orm.em.fork();
  const isWaiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await eventually(async () => expect(await em.execute(isWaiting)).toHaveLength(1));
  await touch('continueSeries');
  await changing.query('commit');
  await changing.end();
  await eventually(async () => expect(await em.execute('select from graphile_worker.jobs')).toEqual([]));
});

/** Enough that one of them meets each of the two ways to be overlooked. */
const LANE_JOBS = 25;

it('goes on in a lane at once with a job that was added while the one before it ran', async () => {
  const url = urlOf();
  const begun: number[] = [];
  const told = { webhookId: 1, subject: 'event 1' };
  const deliver = () =>
    execute(
      url.href,
      `select graphile_worker.add_job('deliverWebhook', '${JSON.stringify(told)}', queue_name => 'webhook 1')`,
    );
  const deliverWebhook = async () => {
    begun.push(performance.now());
    // just before it ends, as a receiver that answers causes what it is told next
    if (begun.length < LANE_JOBS) await deliver();
  };
  await deliver();
  jobs = runJobs({ url: url.href, tasks: { ...server.tasks, deliverWebhook }, log: server.app.log });
  await eventually(() => expect(begun).toHaveLength(LANE_JOBS));
  expect((begun.at(-1) ?? NaN) - (begun[0] ?? NaN)).toBeLessThan(10_000);
});
