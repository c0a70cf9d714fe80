import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '@quorum/embedded-postgres';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { eventually } from '../support/eventually.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { runServer, startServer, type ServerProcess } from './serverProcess.ts';

const started: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.end('SIGKILL')));
});

const start = async (env: Record<string, string>) => {
  const server = await startServer({ RATE_LIMITS: 'off', ...env });
  started.push(server);
  return server;
};

const read = async <Body>(server: ServerProcess, at: string): Promise<Body> =>
  (await (await fetch(`${server.address}${at}`)).json()) as Body;

const WRITERS = 10;

/** Visitors who join one after the other until the server is gone; the responses that it acknowledged. */
const joinUntilGone = ({ address }: ServerProcess, urlHash: string, enough: number, then: () => void) => {
  const acknowledged: number[] = [];
  const join = async () => {
    for (;;) {
      const answer = await fetch(`${address}/api/events/${urlHash}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Vera' }),
      });
      if (answer.status !== 201) return;
      acknowledged.push(((await answer.json()) as { id: number }).id);
      if (acknowledged.length === enough) then();
    }
  };
  const gone = Promise.all(Array.from({ length: WRITERS }, () => join().catch(() => undefined)));
  return gone.then(() => acknowledged);
};

const expectKept = async (server: ServerProcess, urlHash: string, acknowledged: number[]) => {
  const { participants } = await read<EventView>(server, `/api/events/${urlHash}`);
  const kept = participants.map(({ id }) => id);
  expect(acknowledged.filter((id) => !kept.includes(id))).toEqual([]);
  expect(new Set(kept).size).toBe(kept.length);
};

describe('a server with its embedded database', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'quorum-main-')), 'data');
  });
  afterAll(() => rmSync(path.dirname(dataDir), { recursive: true, force: true }));

  const postmaster = () => Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

  it('prints its address, shows demo events and how its process does, and on SIGTERM ends with 0, its database too', async () => {
    const server = await start({ DATA_DIR: dataDir });
    expect(server.stdout).toEqual([expect.stringMatching(/^Quorum is ready at http:\/\/localhost:\d+$/)]);
    expect((await read<EventView[]>(server, '/api/events')).length).toBeGreaterThan(5);
    const metrics = await (await fetch(`${server.address}/metrics`)).text();
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_p99_seconds', 'nodejs_gc_duration_seconds'])
      expect(metrics).toContain(`# TYPE ${name} `);
    const pid = postmaster();
    expect(await server.end('SIGTERM')).toEqual({ code: 0, stderr: '' });
    expect([isAlive(pid), existsSync(path.join(dataDir, 'postgres/postmaster.pid'))]).toEqual([false, false]);
  });

  it('ends quietly with 0 on Ctrl-C while it is starting', async () => {
    // with its log it prints a line once it listens, which is before the database is prepared
    const env = { LOG_LEVEL: 'info', DATA_DIR: path.join(dataDir, '../unfinished') };
    expect(await runServer(env, 'SIGINT')).toMatchObject({ code: 0, stderr: '' });
  });

  it('has everything that it acknowledged when it was killed under writers, once', async () => {
    const first = await start({ DATA_DIR: dataDir });
    const [event] = await read<EventView[]>(first, '/api/events');
    const { urlHash = '' } = event ?? {};
    const acknowledged = await joinUntilGone(first, urlHash, 50, () => void process.kill(first.pid, 'SIGKILL'));
    expect(acknowledged.length).toBeGreaterThanOrEqual(50);
    await expectKept(await start({ DATA_DIR: dataDir }), urlHash, acknowledged);
  });
});

describe('a server with a database of others', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('shares it with a second one; SIGTERM under writers ends one with 0 and loses nothing', async () => {
    const env = { DATABASE_URL: database.url };
    const [first, second] = await Promise.all([start(env), start(env)]);
    const [event] = await read<EventView[]>(second, '/api/events');
    const { urlHash = '' } = event ?? {};
    let ending: ReturnType<ServerProcess['end']> | undefined;
    const acknowledged = await joinUntilGone(first, urlHash, 50, () => void (ending = first.end('SIGTERM')));
    expect(await ending).toEqual({ code: 0, stderr: '' });
    await expectKept(second, urlHash, acknowledged);
  });
});

describe('a server whose connections are cut, those of its jobs and its listener too', () => {
  it('lives on and is ready again', async () => {
    const database = await createTestDatabase();
    const server = await start({ DATABASE_URL: database.url });
    const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const untilItListens = () =>
      eventually(async () => {
        if (!(await fetch(`${server.address}/readyz`)).ok) throw new Error('not ready yet');
        const listening = await query(database.url, `select ${others} and query ilike 'listen %'`);
        if (listening.length === 0) throw new Error('does not listen yet');
      });
    await untilItListens();
    for (let round = 0; round < 3; round++) {
      const cut = await query(database.url, `select pg_terminate_backend(pid) ${others}`);
      expect(cut.length).toBeGreaterThan(0);
      await untilItListens();
    }
    expect((await server.end('SIGTERM')).code).toBe(0);
    await database.drop();
  });
});

describe('SEED_DEMO=false', () => {
  it('leaves the demo events out', async () => {
    const database = await createTestDatabase();
    const server = await start({ DATABASE_URL: database.url, SEED_DEMO: 'false' });
    expect(await read(server, '/api/events')).toEqual([]);
    expect(await read(server, '/api/event-types')).toHaveLength(12);
    await server.end('SIGTERM');
    await database.drop();
  });
});
