import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aSeries } from '../support/series.ts';
import { aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import { NOW, type TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const ADA = { as: 'ada' };
const CREATOR_AND_STRANGERS = { ada: ADA, mallory: { as: 'mallory' }, 'a visitor': {} };

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
let root: EventView;
let next: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event cascade');
  root = await aSeries(server);
  next = (await restDoor(server).duplicateEvent(root)).result as EventView;
});

/** What others are told about a series that goes on no more. */
const ended = async (door: Door) => {
  const other = await aSeries(server);
  const occurrence = (await door.duplicateEvent(other)).result as EventView;
  const off = { isRecurring: false, recurrenceFrequency: null };
  await door.updateEvent(other, off, ADA);
  server.clock.set('2026-05-06T12:00:00Z');
  const refusal = await door.duplicateEvent(occurrence);
  server.clock.set(NOW);
  return refusal;
};

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('the next date of a public one, asked for through %s,', (_name, open) => {
  it('is for its creator alone once it was made private; others hear what they hear about a series that has ended', async () => {
    const door = open(server);
    await door.updateEvent(next, { isPrivate: true, notes: 'The door code is 4711' }, ADA);
    await aResponse(server, next, { name: 'Invited' });
    const refusal = await ended(door);
    expect(refusal.code).toBe('CONFLICT');
    for (const caller of [{}, { as: 'mallory' }]) expect(await door.duplicateEvent(root, caller)).toEqual(refusal);
    expect(await door.duplicateEvent(root, ADA)).toMatchObject({ code: 'OK', result: { urlHash: next.urlHash } });
  });

  it('is for its creator and operators alone once it was hidden', async () => {
    const door = open(server);
    await server.orm.em.fork().execute(`update event set is_hidden = true where url_hash = '${next.urlHash}'`);
    expect(await door.duplicateEvent(root)).toEqual(await ended(door));
    for (const as of ['ada', 'olga']) expect(await door.duplicateEvent(root, { as })).toMatchObject({ code: 'OK' });
  });

  it('is for everybody who knows a private date of the series, who was asked to come to it', async () => {
    const door = open(server);
    await door.updateEvent(root, { isPrivate: true }, ADA);
    await door.updateEvent(next, { isPrivate: true }, ADA);
    for (const caller of Object.values(CREATOR_AND_STRANGERS))
      expect(await door.duplicateEvent(root, caller)).toMatchObject({ result: { urlHash: next.urlHash } });
  });

  it('is not made by a stranger where it will be private, but by the clock', async () => {
    const door = open(server);
    await door.updateEvent(root, { isPrivate: true }, ADA);
    server.clock.set('2026-05-06T12:00:00Z');
    expect(await door.duplicateEvent(next)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.ownEvents(ADA)).toMatchObject({ result: { length: 2 } });
    await server.tasks.continueSeries({});
    expect(await door.ownEvents(ADA)).toMatchObject({ result: [{ isPrivate: true }, {}, {}] });
    expect(await door.duplicateEvent(next)).toMatchObject({ code: 'CONFLICT' });
  });
});
