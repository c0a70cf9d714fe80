import { afterEach, beforeEach, expect, it } from '@jest/globals';
import pg from 'pg';
import { runJobs, type RunningJobs } from '../../src/jobs/runJobs.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let jobs: RunningJobs | undefined;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await jobs?.stop();
  await server.stop();
});

const urlOf = () => new URL(String(server.orm.config.get('clientUrl')));

/** Runs statements from outside of the test's database. */
const asAdmin = async (...statements: string[]) => {
  const client = new pg.Client(process.env.QUORUM_TEST_ADMIN ?? '');
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
};

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
  const add = (job: string) => server.orm.em.fork().execute(`select graphile_worker.add_job('${job}')`);
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

it('does the jobs that servers of the release before have queued', async () => {
  const done = aSignal();
  const add = "select graphile_worker.add_job('tellOfAnswers', '{\"eventId\": 7}')";
  await server.orm.em.fork().execute(add);
  const sendResponseDigest = async () => done.give();
  jobs = runJobs({ url: urlOf().href, tasks: { ...server.tasks, sendResponseDigest }, log: server.app.log });
  await expect(done.given).resolves.toBeUndefined();
});
