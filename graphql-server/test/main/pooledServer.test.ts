import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import { eventually } from '../support/eventually.ts';
import { asAdmin, createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { TinyPooler } from '../support/pooler/TinyPooler.ts';
import { runServer, startServer, type ServerProcess } from './serverProcess.ts';

let database: TestDatabase;
let other: TestDatabase;
let pooler: TinyPooler;
let ofOther: TinyPooler;
beforeAll(async () => {
  database = await createTestDatabase();
  other = await createTestDatabase();
  pooler = await TinyPooler.start(database.url);
  ofOther = await TinyPooler.start(other.url);
});
afterAll(async () => {
  pooler.stop();
  ofOther.stop();
  await database.drop();
  await other.drop();
});

const named = (url: string, name: string) => {
  const named = new URL(url);
  named.searchParams.set('application_name', name);
  return named.href;
};

describe('a server with a pooler before its database', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'hello@example.org', PUBLIC_URL: 'http://localhost' };
    server = await startServer({
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: named(database.url, 'direct'),
      RATE_LIMITS: 'off',
      SEED_DEMO: 'true',
      ...mail,
    });
  });
  afterAll(() => server.end('SIGTERM'));

  it('serves, does its jobs, and takes fewer than eight connections of its own', async () => {
    const events = (await (await fetch(`${server.address}/api/events`)).json()) as { urlHash: string }[];
    const path = `${server.address}/api/events/${events.at(-1)?.urlHash ?? ''}/join`;
    const body = JSON.stringify({ name: 'Vera', email: 'vera@example.com' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(201);
    // the mail host is away: the job has come as far as that
    await eventually(async () =>
      expect(await query(database.url, 'select 1 from mail where attempts > 0')).toHaveLength(1),
    );
    const own = "select pid from pg_stat_activity where datname = current_database() and application_name = 'direct'";
    const { length } = await query(asAdmin(database.url), own);
    expect(length).toBeGreaterThan(1);
    expect(length).toBeLessThan(8);
    expect(pooler.names).toEqual([]);
  });
});

describe('a server refuses to start with a sentence', () => {
  const expectRefusal = async (env: Record<string, string>, sentence: RegExp) => {
    const { code, stderr } = await runServer(env);
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  };

  it('when its only address is that of a pooler', () =>
    expectRefusal({ DATABASE_URL: pooler.url }, /^DATABASE_URL leads to a pooler .+ Set DATABASE_DIRECT_URL /));

  it('when the direct address is that of a pooler', () =>
    expectRefusal(
      { DATABASE_URL: database.url, DATABASE_DIRECT_URL: pooler.url },
      /^DATABASE_DIRECT_URL leads to a pooler /,
    ));

  it('when the two lead to different databases', () =>
    expectRefusal(
      { DATABASE_URL: ofOther.url, DATABASE_DIRECT_URL: database.url },
      /^DATABASE_URL and DATABASE_DIRECT_URL lead to different databases/,
    ));

  it('when there is a direct address alone', () =>
    expectRefusal({ DATABASE_DIRECT_URL: database.url }, /^DATABASE_DIRECT_URL stands beside DATABASE_URL/));
});
