import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { Caller, TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event, mail cascade');
  event = await anEvent(server);
});

const ADA = { as: 'ada' };
const BEA = { as: 'bea' };
const tokenOf = async (door: Door, target: { urlHash: string } = event) =>
  ((await door.handOverEvent(target, ADA)).result as { token: string }).token;
const organiserOf = async (target: { urlHash: string } = event) => (await readEvent(server, target)).creatorId;

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('an event that is handed over through %s', (_name, open) => {
  it('is organised by the person who brings the token: they manage it, and the one before does no more', async () => {
    const door = open(server);
    const taken = await door.takeOverEvent(event, await tokenOf(door), BEA);
    expect(taken).toMatchObject({ code: 'OK', result: { creatorId: 'bea', creatorName: 'Bea' } });
    expect(await door.updateEvent(event, { notes: 'Mine now' }, ADA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.updateEvent(event, { notes: 'Mine now' }, BEA)).toMatchObject({ code: 'OK' });
    expect(await door.ownEvents(ADA)).toMatchObject({ result: [] });
    expect(await door.ownEvents(BEA)).toMatchObject({ result: [{ urlHash: event.urlHash }] });
  });

  it('is nothing to its former organiser: they read no address, and no call of an organiser is theirs', async () => {
    const door = open(server);
    const { id: participantId } = await aResponse(server, event, { email: 'vera@example.com' });
    const response = { urlHash: event.urlHash, participantId };
    await door.takeOverEvent(event, await tokenOf(door), BEA);
    const addresses = async (caller: Caller) =>
      ((await door.event(event, caller)).result as EventView).participants.map(({ email }) => email ?? null);
    expect([await addresses(ADA), await addresses(BEA)]).toEqual([[null], ['vera@example.com']]);
    const calls = [
      (caller: Caller) => door.hideResponse(response, true, caller),
      (caller: Caller) => door.withdrawHandOver(event, caller),
      (caller: Caller) => door.handOverEvent(event, caller),
      (caller: Caller) => door.removeResponse(response, caller),
      (caller: Caller) => door.deleteEvent(event, caller),
    ];
    for (const call of calls) expect(await call(ADA)).toMatchObject({ code: 'FORBIDDEN' });
    for (const call of calls) expect(await call(BEA)).toMatchObject({ code: 'OK' });
  });

  it('is so at once on the list, which is kept', async () => {
    const door = open(server);
    await door.events();
    await door.takeOverEvent(event, await tokenOf(door), BEA);
    expect(await door.events()).toMatchObject({ result: [{ creatorName: 'Bea' }] });
  });

  it('is taken over once, for seven days, and by the last token alone', async () => {
    const door = open(server);
    const first = await tokenOf(door);
    const second = await tokenOf(door);
    const refused = { code: 'FORBIDDEN', message: expect.stringContaining('no longer valid') as unknown };
    expect(await door.takeOverEvent(event, first, BEA)).toMatchObject(refused);
    server.clock.set('2026-05-08T12:00:00.000Z');
    expect(await door.takeOverEvent(event, second, BEA)).toMatchObject(refused);
    server.clock.set('2026-05-08T11:59:59.999Z');
    expect(await door.takeOverEvent(event, second, BEA)).toMatchObject({ code: 'OK' });
    expect(await door.takeOverEvent(event, second, { as: 'mallory' })).toMatchObject(refused);
    expect(await organiserOf()).toBe('bea');
  });

  it('is not taken over once its organiser has withdrawn the token, but again with a new one', async () => {
    const door = open(server);
    const token = await tokenOf(door);
    expect(await door.withdrawHandOver(event, ADA)).toMatchObject({ code: 'OK' });
    expect(await door.takeOverEvent(event, token, BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.withdrawHandOver(event, ADA)).toMatchObject({ code: 'OK' });
    expect(await door.takeOverEvent(event, await tokenOf(door), BEA)).toMatchObject({ code: 'OK' });
  });

  it('is not taken over with the token of another, or by its own organiser', async () => {
    const door = open(server);
    const other = await anEvent(server);
    const token = await tokenOf(door, other);
    await tokenOf(door);
    expect(await door.takeOverEvent(event, token, BEA)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.takeOverEvent(other, token, ADA)).toMatchObject({ code: 'CONFLICT' });
    expect(await door.takeOverEvent(other, token, BEA)).toMatchObject({ code: 'OK' });
  });
});

it('is taken over by one of two who come at the same moment', async () => {
  const door = restDoor(server);
  const token = await tokenOf(door);
  const outcomes = await Promise.all(['bea', 'cem'].map((as) => door.takeOverEvent(event, token, { as })));
  expect(outcomes.map(({ code }) => code).sort()).toEqual(['FORBIDDEN', 'OK']);
});

it('keeps of the token a digest alone, and nothing once it has expired', async () => {
  const token = await tokenOf(restDoor(server));
  const kept = () => server.orm.em.fork().execute('select * from hand_over');
  expect(JSON.stringify(await kept())).not.toContain(token);
  expect(await kept()).toHaveLength(1);
  server.clock.set('2026-05-08T12:00:00.000Z');
  await server.tasks.deleteExpiredRequests({});
  expect(await kept()).toEqual([]);
});

it('has mails about responses go to the new organiser, and forgets those of the one before', async () => {
  const door = restDoor(server);
  await aResponse(server, event);
  await server.tasks.sendResponseDigest({ eventId: event.id });
  const recipients = () => server.orm.em.fork().execute('select recipient from mail order by id');
  expect(await recipients()).toEqual([{ recipient: 'ada@example.com' }]);
  await door.takeOverEvent(event, await tokenOf(door), BEA);
  expect(await recipients()).toEqual([]);
  server.clock.set('2026-05-01T13:00:00.000Z');
  await aResponse(server, event, { name: 'Wim' });
  await server.tasks.sendResponseDigest({ eventId: event.id });
  expect(await recipients()).toEqual([{ recipient: 'bea@example.com' }]);
});
