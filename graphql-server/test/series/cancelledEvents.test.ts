import { expect, it } from '@jest/globals';
import { anEvent, deleteEvent } from '../support/builders.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();

const cancelled = async (urlHash: string) =>
  (await server.graphql(`{ cancelledEvent(urlHash: "${urlHash}") { title cancelledAt } }`)).data
    ?.cancelledEvent as unknown;

it('says about a deleted event for thirty days that it was cancelled, then forgets it', async () => {
  const { urlHash } = await anEvent(server);
  expect(await cancelled(urlHash)).toBeNull();

  await deleteEvent(server, { urlHash });
  const answer = await server.rest('GET', `/api/events/${urlHash}`);
  expect([answer.statusCode, answer.json()]).toMatchObject([
    404,
    { message: 'This event was cancelled by its organiser' },
  ]);
  expect(await cancelled(urlHash)).toEqual({ title: 'Evening volleyball', cancelledAt: '2026-05-01T12:00:00.000Z' });

  server.clock.set('2026-05-31T11:59:00Z');
  await server.tasks.deleteExpiredCancelled({});
  expect(await cancelled(urlHash)).not.toBeNull();

  server.clock.set('2026-05-31T12:01:00Z');
  await server.tasks.deleteExpiredCancelled({});
  expect(await cancelled(urlHash)).toBeNull();
  expect((await server.rest('GET', `/api/events/${urlHash}`)).json()).toMatchObject({
    message: 'There is no such event',
  });
});
