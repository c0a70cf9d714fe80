import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, aResponse, readEvent } from '../support/builders.ts';
import { graphqlDoor, restDoor, type Door } from '../support/doors.ts';
import type { TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const FORGED = { creatorId: 'ada', creatorName: 'Ada' };
const ownersOf = async (table: 'event' | 'participant') =>
  server.orm.em
    .getConnection()
    .execute<Record<string, unknown>[]>(
      table === 'event'
        ? 'select creator_id, creator_name from event where id <> ? order by id'
        : 'select uid from participant where event_id = ? order by id',
      [event.id],
    );

describe.each<[string, (server: TestServer) => Door]>([
  ['GraphQL', graphqlDoor],
  ['REST', restDoor],
])('through %s a payload', (_name, open) => {
  beforeEach(() => server.orm.em.getConnection().execute('delete from event where id <> ?', [event.id]));

  it('does not make somebody else the creator', async () => {
    expect(await open(server).createEvent({ ...aDraft(), ...FORGED }, { as: 'mallory' })).toMatchObject({ code: 'OK' });
    expect(await ownersOf('event')).toEqual([{ creator_id: 'mallory', creator_name: 'Mallory' }]);
  });

  it('does not make a visitor a person', async () => {
    expect(await open(server).createEvent({ ...aDraft(), ...FORGED })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await open(server).joinEvent(event, { name: 'Ada', uid: 'ada' })).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect([await ownersOf('event'), await ownersOf('participant')]).toEqual([[], []]);
  });

  it('does not give a response to another', async () => {
    const door = open(server);
    expect(await door.joinEvent(event, { name: 'M', uid: 'bea' }, { as: 'mallory' })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await door.joinEvent(event, { name: 'M', uid: 'mallory' }, { as: 'mallory' })).toMatchObject({ code: 'OK' });
    expect(await ownersOf('participant')).toEqual([{ uid: 'mallory' }]);
  });
});

describe('through REST a payload', () => {
  it('does not hand an event over, move it, or make it another one', async () => {
    const at = `/api/events/${event.urlHash}`;
    const forged = { ...FORGED, creatorId: 'bob', id: 1, urlHash: 'A'.repeat(22), parentEventId: event.id };
    const answer = await server.rest('PUT', at, { ...event, ...forged, participants: [{ name: 'x' }] }, { as: 'ada' });
    expect([answer.statusCode, answer.json()]).toEqual([200, event]);
    const stranger = await server.rest('PUT', at, { ...event, creatorId: 'mallory' }, { as: 'mallory' });
    expect([stranger.statusCode, await readEvent(server, event)]).toEqual([403, event]);
  });

  it('does not change whose a response is, nor which', async () => {
    const { id, responseToken } = await aResponse(server, event);
    const path = `/api/events/${event.urlHash}/participants/${id}`;
    const secrets = { event: 1, tokenDigest: 'x', visitorDigest: 'x' };
    const refused = await server.rest('PUT', path, { ...secrets, likelihood: 0.2, responseToken });
    expect([refused.statusCode, refused.json<{ fields: string[] }>().fields]).toEqual([400, Object.keys(secrets)]);
    const forged = { id: 1, uid: 'mallory', status: 'GOING', isHidden: true, createdAt: null };
    const answer = await server.rest('PUT', path, { ...forged, likelihood: 0.2, responseToken });
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining({ id, likelihood: 0.2 })]);
    expect(await ownersOf('participant')).toEqual([{ uid: null }]);
    expect((await server.rest('DELETE', path, undefined, { as: 'mallory' })).statusCode).toBe(403);
  });

  it.each([7, true, {}, [], ['ada'], 'Ada', ' ada', 'ada '])('does not pass for Ada with the uid %j', async (uid) => {
    const answer = await server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'A', uid }, { as: 'ada' });
    expect([answer.statusCode, await ownersOf('participant')]).toEqual([403, []]);
  });
});

describe('the number of a response', () => {
  it('does not open under another event, not even for the organiser', async () => {
    const other = await anEvent(server, {}, 'mallory');
    const { id, responseToken } = await aResponse(server, event, {}, { as: 'bea' });
    const path = `/api/events/${other.urlHash}/participants/${id}`;
    for (const as of ['mallory', 'ada', 'bea', undefined]) {
      const headers = { 'x-response-token': responseToken };
      expect((await server.rest('DELETE', path, undefined, { as, headers })).statusCode).toBe(404);
      expect((await server.rest('PUT', path, { likelihood: 0, responseToken }, { as })).statusCode).toBe(404);
    }
    expect((await readEvent(server, event)).participants).toHaveLength(1);
  });

  it.each(['0', '-1', '1.0', '1e0', '01', '0x1', '%201', '2147483648', '99999999999999999999', 'NaN', 'constructor'])(
    'is not %s',
    async (id) => {
      await aResponse(server, event);
      const answer = await server.rest('DELETE', `/api/events/${event.urlHash}/participants/${id}`, undefined, {
        as: 'ada',
      });
      expect([answer.statusCode, answer.json()]).toMatchObject([
        404,
        { message: 'There is no such response to this event' },
      ]);
    },
  );
});
