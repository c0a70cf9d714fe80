import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { IdempotencyRepository } from '../../src/persistence/repositories/IdempotencyRepository.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { DOORS } from '../polls/RestPollWorld.ts';
import { anEvent, aResponse } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, poll, limit_count cascade');
  event = await anEvent(server);
  await aResponse(server, event, { email: 'vera@example.com' });
});

const ADA = { as: 'ada' };
const keyed = (as: string): Caller => ({ as, headers: { 'idempotency-key': randomUUID() } });
const LOST = { code: 'CONFLICT', message: expect.stringContaining('its response was not kept') as unknown };

const handOver = async (door: Door, as: string) => {
  const { token } = (await door.handOverEvent(event, ADA)).result as { token: string };
  return door.takeOverEvent(event, token, { as });
};
const removeCoOrganiser = (as: string) =>
  server.rest('DELETE', `/api/events/${event.urlHash}/co-organisers/bea`, undefined, { as });

/** All ways in which somebody comes to organise an event no more: who that is, and how. */
const ENDS: [string, string, (door: Door) => Promise<unknown>][] = [
  ['a co-organiser whom the creator removes', 'bea', () => removeCoOrganiser('ada')],
  ['a co-organiser who leaves', 'bea', () => removeCoOrganiser('bea')],
  ['a creator whose event somebody takes over', 'ada', (door) => handOver(door, 'carl')],
  ['a creator whose event a co-organiser takes over', 'ada', (door) => handOver(door, 'bea')],
  ['a creator whose account ends', 'ada', () => server.rest('DELETE', '/api/me', undefined, ADA)],
];

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('an answer that was kept for an organiser, through %s', (_name, open) => {
  it.each(ENDS)('is not told again to %s, nor is it done again', async (_who, as, end) => {
    const door = open(server);
    await joinOrganising(server, event, 'bea');
    const caller = keyed(as);
    const change = () => door.updateEvent(event, { notes: 'Bring a towel' }, caller);
    const first = await change();
    expect(JSON.stringify(await change())).toBe(JSON.stringify(first));
    await end(door);
    expect(await change()).toMatchObject(LOST);
  });

  it('is told again to those who go on organising', async () => {
    const door = open(server);
    await joinOrganising(server, event, 'bea');
    const caller = keyed('ada');
    const change = () => door.updateEvent(event, { notes: 'Bring a towel' }, caller);
    const first = await change();
    await removeCoOrganiser('ada');
    expect(await change()).toEqual(first);
  });
});

describe.each(DOORS)('an answer about a poll, through %s', (_name, World) => {
  it('is not told again to one whose poll somebody takes over', async () => {
    const world = new World(server);
    const poll = await world.open();
    const caller = keyed('ada');
    const change = () => world.update(poll, { notes: 'Bring a towel' }, caller);
    expect((await change()).code).toBe('OK');
    expect((await change()).code).toBe('OK');
    const { token } = (await world.handOver(poll)).result;
    expect((await world.takeOver(poll, token)).code).toBe('OK');
    expect(await change()).toMatchObject(LOST);
  });
});

it('tells one who leaves that they have left, as often as they ask under one key', async () => {
  await joinOrganising(server, event, 'bea');
  const url = `/api/events/${event.urlHash}/co-organisers/bea`;
  const caller = keyed('bea');
  const leave = async () => (await server.rest('DELETE', url, undefined, caller)).body;
  expect(await leave()).toBe(await leave());
});

it('keeps no answer whose reader has lost the right to it before it was stored', async () => {
  const stored = new IdempotencyRepository(server.orm.em.fork());
  const now = server.clock.now();
  const expiry = now.minus({ days: 1 });
  const claim = { keyDigest: 'key', requestDigest: 'request', personDigest: 'person', createdAt: now };
  await stored.findOrClaim(claim, expiry);
  await stored.dropAnswersOf(['person'], null);
  await stored.store('key', 'an answer');
  expect(await stored.find('key', expiry, now)).toMatchObject({ encryptedResult: '' });
});
