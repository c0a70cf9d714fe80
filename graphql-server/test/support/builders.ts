import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { LightMyRequestResponse } from 'fastify';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import type { ParticipantView } from '../../src/doors/presenters/presentParticipant.ts';
import type { Caller, TestServer } from './testServer.ts';

/** A draft that every rule accepts: five days after the test clock's start. */
export const aDraft = (changes: Partial<EventDraftInput> = {}): EventDraftInput => ({
  title: 'Evening volleyball',
  location: 'Manly Beach, Sydney',
  date: '2026-05-06T08:00:00.000Z',
  endTime: '2026-05-06T10:00:00.000Z',
  timezone: 'Australia/Sydney',
  participantThreshold: 8,
  eventTypeId: 1,
  notes: 'Two nets are booked.',
  webLink: 'https://example.com/volleyball',
  isPrivate: false,
  isRecurring: false,
  recurrenceFrequency: null,
  ...changes,
});

/** The body of an answer that says yes; a test whose preparation fails is to fail there. */
const succeed = (answer: LightMyRequestResponse) => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer;
};

/** An event of Ada's, or of the given person. */
export const anEvent = async (server: TestServer, changes: Partial<EventDraftInput> = {}, as = 'ada') =>
  succeed(await server.rest('POST', '/api/events', aDraft(changes), { as })).json<EventView>();

export type Joined = ParticipantView & { responseToken: string };

/** A response of a visitor, or of the given person. */
export const aResponse = async (
  server: TestServer,
  { urlHash }: { urlHash: string },
  changes: Record<string, unknown> = {},
  caller: Caller = {},
) =>
  succeed(
    await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera', ...changes }, caller),
  ).json<Joined>();

export const readEvent = async (server: TestServer, { urlHash }: { urlHash: string }, caller: Caller = {}) =>
  succeed(await server.rest('GET', `/api/events/${urlHash}`, undefined, caller)).json<EventView>();

/** Changes an event as its organiser, who is Ada unless another is named. */
export const changeEvent = (server: TestServer, { urlHash }: { urlHash: string }, changes: object, as = 'ada') =>
  server.rest('PUT', `/api/events/${urlHash}`, changes, { as });

/** Deletes an event as its organiser, who is Ada unless another is named. */
export const deleteEvent = (server: TestServer, { urlHash }: { urlHash: string }, as = 'ada') =>
  server.rest('DELETE', `/api/events/${urlHash}`, undefined, { as });

/** How often calendars were told that an event changed. */
export const revisionOf = async ({ orm }: TestServer, { urlHash }: { urlHash: string }): Promise<number> => {
  const sql = 'select revision from event where url_hash = ?';
  const [row] = await orm.em.fork().execute<{ revision: number }[]>(sql, [urlHash]);
  if (!row) throw new Error('There is no such event');
  return row.revision;
};
