import type { EventDraftInput } from '@quorum/domain/event/draft';
import type { EventView } from '../../src/transports/presenters/presentEvent.ts';
import type { ParticipantView } from '../../src/transports/presenters/presentParticipant.ts';
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

const succeed = <Body>(answer: { statusCode: number; body: string; json(): unknown }): Body => {
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return answer.json() as Body;
};

/** An event of Ada's, or of whoever is said. */
export const anEvent = async (server: TestServer, changes: Partial<EventDraftInput> = {}, as = 'ada') =>
  succeed<EventView>(await server.rest('POST', '/api/events', aDraft(changes), { as }));

export type Joined = ParticipantView & { responseToken: string };

/** A response of a visitor, or of whoever is said. */
export const aResponse = async (
  server: TestServer,
  { urlHash }: { urlHash: string },
  changes: Record<string, unknown> = {},
  caller: Caller = {},
) => succeed<Joined>(await server.rest('POST', `/api/events/${urlHash}/join`, { name: 'Vera', ...changes }, caller));

export const readEvent = async (server: TestServer, { urlHash }: { urlHash: string }, caller: Caller = {}) =>
  succeed<EventView>(await server.rest('GET', `/api/events/${urlHash}`, undefined, caller));
