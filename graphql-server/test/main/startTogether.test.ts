import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createEmptyDatabase } from '../persistence/emptyDatabase.ts';
import { query } from '../../../packages/embedded-postgres/test/query.ts';
import type { TestDatabase } from '../support/testDatabase.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

let database: TestDatabase;
let servers: ServerProcess[] = [];
beforeAll(async () => {
  database = await createEmptyDatabase();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  await database.drop();
});

it('four servers that start at once on an empty database migrate and fill it once, and all of them serve', async () => {
  servers = await Promise.all(Array.from({ length: 4 }, () => startServer({ DATABASE_URL: database.url })));
  const lists = servers.map(async ({ address }) => (await fetch(`${address}/api/events`)).json());
  const [first, ...others] = (await Promise.all(lists)) as unknown[][];
  expect(first?.length).toBeGreaterThan(5);
  for (const other of others) expect(other).toEqual(first);
  const twice = 'select name from mikro_orm_migrations group by name having count(*) > 1';
  expect(await query(database.url, twice)).toEqual([]);
  expect(await query(database.url, 'select count(*)::int as types from event_type')).toEqual([{ types: 12 }]);
});
