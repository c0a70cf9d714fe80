import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent } from '../support/builders.ts';
import type { TestServer } from '../support/testServer.ts';

/** A weekly series in Berlin, at 18 o'clock on Tuesdays, whose first evening is over. */
const WEEKLY = {
  date: '2026-04-14T16:00:00.000Z',
  endTime: '2026-04-14T18:00:00.000Z',
  timezone: 'Europe/Berlin',
  isRecurring: true,
  recurrenceFrequency: 'weekly',
} as const;

export const aSeries = (server: TestServer, changes: Parameters<typeof anEvent>[1] = {}) =>
  anEvent(server, { ...WEEKLY, ...changes });

/** What comes of the call that a client makes when a recurring event is past. */
export const duplicate = async (server: TestServer, { urlHash }: { urlHash: string }) => {
  const answer = await server.rest('POST', `/api/events/${urlHash}/duplicate`);
  return { status: answer.statusCode, event: answer.json<EventView & { message?: string }>() };
};
