import { expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent } from '../../support/builders.ts';
import { NOW } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();

/** Each of its values is another, so that none can stand in the place of another. */
const distinct = {
  notes: 'Bring a ball.',
  webLink: 'https://example.com/soccer',
  eventTypeId: 3,
  participantThreshold: 5,
  isGuestListHidden: true,
};

const listed = async (): Promise<EventView[]> => (await server.rest('GET', '/api/events')).json<EventView[]>();

/** The event without what lists leave out: what depends on the reader or is counted, and of responses the times, but of guests, whose times nobody is told. */
const asListed = ({
  seriesHash: _series,
  chatLink: _chat,
  externalId: _external,
  cameCount: _count,
  ...event
}: EventView): EventView => ({
  ...event,
  participants: event.participants.map(({ createdAt, updatedAt, regularId, ...response }) =>
    createdAt === null ? { ...response, regularId, createdAt, updatedAt: null } : response,
  ),
});

it('lists show the same of an event as its own address does, but for what lists leave out', async () => {
  const past = { date: '2026-04-20T08:00:00Z', endTime: '2026-04-20T09:30:00Z' };
  const root = await anEvent(server, { ...distinct, ...past, isRecurring: true, recurrenceFrequency: 'biweekly' });
  await server.rest('POST', `/api/events/${root.urlHash}/duplicate`);
  const open = await anEvent(server, { title: 'Open', endTime: null });
  for (const name of ['Vera', 'Ümit']) {
    await aResponse(server, root, { name, likelihood: 0.3, comment: `I am ${name}`, email: 'kept@example.com' });
    await aResponse(server, open, { name, comment: `"${name}", \\ and a new\nline` });
  }
  const em = server.orm.em.getConnection();
  await em.execute(`insert into event_weather (event_id, for_instant, fetched_at, icon, temperature, description,
    precipitation, resolved_location) select id, date, date, 'rain', 51.5, 'Light rain', 80, 'Berlin' from event`);

  const events = await listed();
  expect(events.map(({ title, parentEventId }) => [title, parentEventId])).toEqual([
    ['Evening volleyball', null],
    ['Evening volleyball', root.id],
    ['Open', null],
  ]);
  const read = await Promise.all(events.map((event) => readEvent(server, event)));
  expect(read[2]?.participants[0]).toMatchObject({ createdAt: NOW, updatedAt: NOW });
  expect(events).toEqual(read.map(asListed));
});
