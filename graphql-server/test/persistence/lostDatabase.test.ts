import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { compose } from '../../src/compose.ts';
import { readEnv } from '../../src/config/env.ts';
import { fakeIdentity } from '../../src/gateways/identity/fakeIdentity.ts';
import type { EmbeddedPostgres } from '@quorum/embedded-postgres';
import { startDatabase } from '../../src/persistence/startDatabase.ts';
import { createOrm } from '../../src/persistence/orm.ts';
import { prepareDatabase } from '../../src/persistence/prepareDatabase.ts';
import { aDraft } from '../support/builders.ts';
import { newFolder } from '../support/newFolder.ts';

/** More than the pool holds, so that some wait for a connection. */
const CLIENTS = 24;
const TOKEN = { authorization: 'Bearer uid:ada' };

let dataDir: string;
let postgres: EmbeddedPostgres;
let orm: MikroORM;
let app: FastifyInstance;
let urlHash: string;

beforeAll(async () => {
  dataDir = newFolder();
  // durable, as it is for users: nothing that was acknowledged may be lost
  postgres = await startDatabase({ dataDir });
  orm = createOrm({ url: postgres.url });
  const composed = await compose(readEnv({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' }), orm, {
    identity: fakeIdentity(),
  });
  await prepareDatabase(orm, postgres.url, { seedDemo: false });
  composed.readiness.prepared();
  ({ app } = composed);
  const created = await app.inject({ method: 'POST', url: '/api/events', payload: aDraft(), headers: TOKEN });
  urlHash = created.json<{ urlHash: string }>().urlHash;
});
afterAll(async () => {
  await app.close();
  await orm.close();
  await postgres.stop();
  rmSync(path.dirname(dataDir), { recursive: true, force: true });
});

const ask = {
  /** Takes a connection for a transaction. */
  edit: () => app.inject({ method: 'PUT', url: `/api/events/${urlHash}`, payload: aDraft(), headers: TOKEN }),
  join: () => app.inject({ method: 'POST', url: `/api/events/${urlHash}/join`, payload: { name: 'Vera' } }),
  list: () => app.inject('/api/events'),
};

const asAdmin = async (statement: string) => {
  const client = new pg.Client(postgres.url);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(statement)).rowCount ?? 0;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const OTHERS = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';

/** More responses than these only make everything slower. */
const ENOUGH_JOINED = 60;

/** Clients that ask again and again until they are told to stop; what they were answered, and who joined. */
const load = () => {
  let isOver = false;
  let hear: () => void = () => undefined;
  const statuses: number[] = [];
  const joined: number[] = [];
  const next = (number: number) => {
    if (number % 3 === 0) return ask.edit();
    return number % 3 === 1 && joined.length < ENOUGH_JOINED ? ask.join() : ask.list();
  };
  const run = async (number: number) => {
    while (!isOver) {
      const { statusCode, headers, body } = await next(number);
      if (statusCode === 503) expect(headers['retry-after']).toMatch(/^\d+$/);
      if (body.includes('responseToken')) joined.push((JSON.parse(body) as { id: number }).id);
      statuses.push(statusCode);
      hear();
    }
  };
  const running = Promise.all(Array.from({ length: CLIENTS }, (_, number) => run(number)));
  return {
    statuses,
    joined,
    /** Resolves once so many more requests have been answered as they should. */
    served: (count: number, isServed = (status: number) => status < 300) =>
      new Promise<void>((resolve) => {
        const from = statuses.length;
        hear = () => {
          if (statuses.slice(from).filter(isServed).length >= count) resolve();
        };
      }),
    stop: () => {
      isOver = true;
      return running;
    },
  };
};

let running: ReturnType<typeof load> | undefined;
afterEach(async () => {
  await running?.stop();
});

const expectAllIsFine = async ({ joined }: { joined: number[] }) => {
  const all = await Promise.all(Array.from({ length: CLIENTS }, () => ask.edit()));
  expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const kept = (await app.inject(`/api/events/${urlHash}`)).json<{ participants: { id: number }[] }>();
  const ids = kept.participants.map(({ id }) => id);
  expect(joined.filter((id) => !ids.includes(id))).toEqual([]);
};

const expectNoFault = ({ statuses }: { statuses: number[] }) =>
  expect([...new Set(statuses)].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);

describe('a server that loses its database under load', () => {
  it('answers 503 or what was asked, and recovers, when every connection is cut in mid-transaction', async () => {
    running = load();
    for (let round = 0; round < 5; round++) {
      await running.served(CLIENTS);
      await asAdmin(`select pg_terminate_backend(pid) ${OTHERS}`);
    }
    await running.served(CLIENTS);
    await running.stop();
    expectNoFault(running);
    await expectAllIsFine(running);
  });

  it('answers 503 meanwhile, keeps what it acknowledged, and recovers by itself when PostgreSQL is killed', async () => {
    running = load();
    await running.served(CLIENTS);
    const pid = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await running.served(1, (status) => status === 503);
    await running.served(2 * CLIENTS);
    await running.stop();
    expectNoFault(running);
    await expectAllIsFine(running);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });
});
