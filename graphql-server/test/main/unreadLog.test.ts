import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { launchServer } from './serverProcess.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A line of some 200 bytes each: more than what a pipe and this process take in before anybody reads. */
const LINES = 4_000;
const AT_ONCE = 50;

it('no request waits for a reader of the log', async () => {
  const server = launchServer({ DATABASE_URL: database.url, LOG_LEVEL: 'info' });
  try {
    let said = '';
    while (!said.includes(' is ready at ')) said += String((await once(server.stdout, 'data'))[0]);
    server.stdout.pause();
    const address = /is ready at (http:\S+)/.exec(said)?.[1] ?? '';
    for (let asked = 0; asked < LINES; asked += AT_ONCE) {
      const ask = () => fetch(`${address}/api/events/nowhere`).then(({ status }) => status);
      expect(new Set(await Promise.all(Array.from({ length: AT_ONCE }, ask)))).toEqual(new Set([404]));
    }
  } finally {
    server.kill('SIGKILL');
  }
});
