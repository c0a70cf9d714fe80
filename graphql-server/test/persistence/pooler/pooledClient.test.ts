import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { isDatabaseUnavailable } from '../../../src/persistence/isDatabaseUnavailable.ts';
import { createOrm } from '../../../src/persistence/orm.ts';
import { queryPrepared } from '../../../src/persistence/queryPrepared.ts';
import { welcome } from '../../support/pooler/messages.ts';
import { PGBOUNCER, startPgBouncer } from '../../support/pooler/pgBouncer.ts';
import { TinyPooler } from '../../support/pooler/TinyPooler.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { createTestDatabase, type TestDatabase } from '../../support/testDatabase.ts';
import { aDraft } from '../../support/builders.ts';

const PATIENCE = { connection: 10_000, statement: 500, lock: 300, idleTransaction: 10_000 };
const POOLERS = [...(PGBOUNCER ? ['PgBouncer'] : []), 'a pooler of our own'];

describe.each(POOLERS)('a server behind %s, which gives each transaction another connection', (name) => {
  let database: TestDatabase;
  let pooler: { url: string; names?: string[]; stop(): Promise<void> | void };
  let orm: MikroORM;
  let server: TestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await (name === 'PgBouncer'
      ? startPgBouncer(database.url, { poolSize: 4 })
      : TinyPooler.start(database.url));
    orm = createOrm({ url: pooler.url, isPooled: true, patience: PATIENCE });
    server = await startTestServer({ database: { url: pooler.url, isPooled: true, drop: () => Promise.resolve() } });
  });
  afterAll(async () => {
    await server.stop();
    await orm.close();
    await pooler.stop();
    await database.drop();
  });

  const execute = (sql: string) => orm.em.fork().getConnection().execute(sql);

  it('sends it no settings at the start, and prepares nothing there', async () => {
    const run = (n: number) => queryPrepared<{ n: number }>(orm.em.fork(), 'select $1::int as n', [n]);
    const results = await Promise.all(Array.from({ length: 40 }, (_, n) => run(n)));
    expect(results.map(([row]) => row?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(pooler.names ?? []).toEqual([]);
  });

  it('ends a statement by itself that takes too long', async () => {
    await expect(execute('select pg_sleep(30)')).rejects.toMatchObject({ code: '57014' });
    expect(await execute('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('ends a statement of a transaction that takes too long, and one that waits for a row', async () => {
    const slow = orm.em.fork().transactional((em) => em.execute('select pg_sleep(30)'));
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    const both = orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(7)');
      await orm.em.fork().transactional((other) => other.execute('select pg_advisory_xact_lock(7)'));
    });
    await expect(both).rejects.toMatchObject({ code: '55P03' });
  });

  it('leaves no setting behind for those who come after', async () => {
    await orm.em.fork().transactional((em) => em.execute('select 1'));
    const shown = await Promise.all(
      Array.from({ length: 12 }, () => execute("select current_setting('lock_timeout')")),
    );
    // of the statement's own transaction
    expect(new Set(shown.map((rows) => JSON.stringify(rows)))).toEqual(new Set(['[{"current_setting":"300ms"}]']));
  });

  it('keeps what a statement by itself has written, and nothing of one that fails', async () => {
    await execute("insert into event_type (name, color) values ('Curling', '#123456')");
    await expect(execute("insert into event_type (name, color) values ('Curling', '#123456')")).rejects.toThrow();
    expect(await execute("select count(*)::int as n from event_type where name = 'Curling'")).toEqual([{ n: 1 }]);
  });

  it('publishes, joins under keys, votes and lists as it does without one, many at a time', async () => {
    const made = await server.rest('POST', '/api/events', aDraft(), { as: 'ada' });
    const { urlHash } = made.json<{ urlHash: string }>();
    const join = (n: number) =>
      server.rest(
        'POST',
        `/api/events/${urlHash}/join`,
        { name: `Visitor ${n}`, email: `v${n}@example.com` },
        { headers: { 'idempotency-key': `key-of-visitor-${n}` }, from: `192.0.2.${n}` },
      );
    const numbers = Array.from({ length: 12 }, (_, n) => n + 1);
    const answers = await Promise.all([...numbers, ...numbers].map(join));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    const event = (await server.rest('GET', `/api/events/${urlHash}`)).json<{ participants: unknown[] }>();
    expect(event.participants).toHaveLength(12);
    await server.dispatch();
    const mails = await countMails();
    expect(mails).toBe(12);
    expect((await server.rest('GET', '/api/events')).json<unknown[]>()).toHaveLength(1);
  });

  const countMails = async () => {
    const [row] = (await execute('select count(*)::int as n from mail')) as { n: number }[];
    return row?.n;
  };
});

it('waits for no pooler that says nothing any more', async () => {
  const silent = createServer((socket) => {
    // it lets everybody in, and that is all
    socket.once('data', () => socket.write(welcome(1))).on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const orm = createOrm({ url: `postgres://a:b@127.0.0.1:${port}/c`, isPooled: true, patience: PATIENCE });
  const error: unknown = await orm.em
    .getConnection()
    .execute('select 1')
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnavailable(error)).toBe(true);
  await orm.close();
  silent.close();
});
