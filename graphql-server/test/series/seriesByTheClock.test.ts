import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft } from '../support/builders.ts';
import { createTestDatabase, type TestDatabase } from '../support/testDatabase.ts';
import { NOW } from '../support/testServer.ts';
import { startClockedProcess, type ClockedProcess } from './clockedProcess.ts';

let database: TestDatabase;
let processes: ClockedProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  processes = await Promise.all([1, 2].map(() => startClockedProcess(database.url, NOW)));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.end()));
  await database.drop();
});

const BERLIN = 'Europe/Berlin';
const WEEKS = 52;

const publish = async (draft: ReturnType<typeof aDraft>) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer uid:ada' };
  const body = JSON.stringify(draft);
  const answer = await fetch(`${processes[0]?.address ?? ''}/api/events`, { method: 'POST', headers, body });
  return (await answer.json()) as EventView;
};

const listBy = async ({ address }: ClockedProcess) =>
  (await (await fetch(`${address}/api/events`)).json()) as EventView[];

it('lets a weekly series live a year by itself, in two processes on one database, one occurrence a week', async () => {
  const root = await publish(
    aDraft({
      date: '2026-05-05T16:00:00Z',
      endTime: '2026-05-05T18:00:00Z',
      timezone: BERLIN,
      isRecurring: true,
      recurrenceFrequency: 'weekly',
    }),
  );
  const start = DateTime.fromISO(root.date, { zone: BERLIN });

  for (let week = 0; week < WEEKS; week++) {
    const evening = start.plus({ weeks: week, hours: 3 }).toISO() ?? '';
    await Promise.all(processes.map((one) => one.run('continueSeries', evening)));
  }

  const expected = Array.from({ length: WEEKS + 1 }, (_, week) => start.plus({ weeks: week }).toUTC().toISO());
  for (const one of processes) expect((await listBy(one)).map(({ date }) => date)).toEqual(expected);
});
