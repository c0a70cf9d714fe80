import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { EventView } from '../../src/transports/presenters/presentEvent.ts';
import { anEvent } from '../support/builders.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const BERLIN = 'Europe/Berlin';
const WEEKS = 52;

const listAll = async () => (await server.rest('GET', '/api/events')).json<EventView[]>();

it('lets a weekly series live a year by itself, in two servers on one database, one occurrence a week', async () => {
  const root = await anEvent(server, {
    ...{ date: '2026-05-05T16:00:00Z', endTime: '2026-05-05T18:00:00Z', timezone: BERLIN },
    ...{ isRecurring: true, recurrenceFrequency: 'weekly' },
  });
  const replica = await server.startReplica();
  const start = DateTime.fromISO(root.date, { zone: BERLIN });

  for (let week = 0; week < WEEKS; week++) {
    server.clock.set(start.plus({ weeks: week, hours: 3 }).toISO() ?? '');
    await Promise.all([server.tasks.continueSeries({}), replica.tasks.continueSeries({})]);
  }

  const expected = Array.from({ length: WEEKS + 1 }, (_, week) => start.plus({ weeks: week }).toUTC().toISO());
  expect((await listAll()).map(({ date }) => date)).toEqual(expected);
});
