import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../support/builders.ts';
import { graphqlDoor, restDoor } from '../support/doors.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
const ADA = { as: 'ada' };

let event: EventView;
let vera: Joined;

beforeAll(async () => {
  event = await anEvent(server, { participantThreshold: 2, maxGuests: 1 });
  vera = await aResponse(server, event, { name: 'Vera', email: 'vera@example.org', guests: 1 });
});

const at = (id: number, of = event) => `/api/events/${of.urlHash}/participants/${id}/attendance`;
const mark = async (attended: unknown, { id = vera.id, of = event, as = 'ada' } = {}) =>
  (await server.rest('PUT', at(id, of), { attended }, { as })).statusCode;
const MARK = `mutation ($urlHash: String!, $participantId: ID!, $attended: Boolean) {
  markAttendance(urlHash: $urlHash, participantId: $participantId, attended: $attended) { id attended checkInCode }
}`;
const veraFor = async (caller: object) =>
  (await readEvent(server, event, caller)).participants.find(({ id }) => id === vera.id);

describe('marking who came', () => {
  it('is for organisers, who read it and take it back', async () => {
    expect(await mark(true)).toBe(200);
    expect(await veraFor(ADA)).toMatchObject({ attended: true });
    expect(await mark(null)).toBe(200);
    expect(await veraFor(ADA)).toMatchObject({ attended: null });
    const { data } = await server.graphql(
      MARK,
      { urlHash: event.urlHash, participantId: String(vera.id), attended: false },
      ADA,
    );
    expect(data?.markAttendance).toMatchObject({
      attended: false,
      checkInCode: expect.stringMatching(/^[0-9A-F]{12}$/),
    });
  });

  it('the owner reads the code, and not the mark; others read neither', async () => {
    await mark(true);
    expect(await veraFor({})).not.toHaveProperty('checkInCode');
    expect(await veraFor({})).not.toHaveProperty('attended');
    const own = await aResponse(server, event, { name: 'Bob' }, { as: 'bob' });
    const bobs = (await readEvent(server, event, { as: 'bob' })).participants.find(({ id }) => id === own.id);
    expect(bobs).toMatchObject({ attended: null, checkInCode: expect.stringMatching(/^[0-9A-F]{12}$/) });
    const byToken = `query ($h: String!, $t: String) {
      event(urlHash: $h) { participants { id checkInCode(responseToken: $t) } }
    }`;
    const shown = await server.graphql(byToken, { h: event.urlHash, t: vera.responseToken });
    const codes = (shown.data?.event as EventView).participants.map(({ id, checkInCode }) => [id, checkInCode]);
    expect(codes.filter(([, code]) => code !== null)).toEqual([
      [String(vera.id), expect.stringMatching(/^[0-9A-F]{12}$/)],
    ]);
    const asked = 'query ($h: String!) { event(urlHash: $h) { participants { id attended checkInCode } } }';
    const { data } = await server.graphql(asked, { h: event.urlHash }, { as: 'bob' });
    const seen = (data?.event as EventView).participants.find(({ id }) => String(id) === String(vera.id));
    expect(seen).toMatchObject({ attended: null, checkInCode: null });
  });

  it('is refused to others, of a response to another event, and of what is none', async () => {
    const other = await anEvent(server, {});
    const unknown = [
      { urlHash: other.urlHash, participantId: vera.id },
      { urlHash: event.urlHash, participantId: 999_999 },
    ];
    for (const door of [restDoor(server), graphqlDoor(server)]) {
      for (const target of unknown) expect((await door.markAttendance(target, true, ADA)).code).toBe('NOT_FOUND');
      const byBob = await door.markAttendance({ urlHash: event.urlHash, participantId: vera.id }, true, { as: 'bob' });
      expect(byBob.code).toBe('FORBIDDEN');
    }
    expect(await mark('yes')).toBe(400);
    expect(await mark(undefined)).toBe(400);
    expect((await server.rest('PUT', at(vera.id), { attended: true })).statusCode).toBe(401);
  });

  it('says the same once, when two phones check in one person', async () => {
    await mark(null);
    expect(await Promise.all([mark(true), mark(true), mark(true)])).toEqual([200, 200, 200]);
    const [row] = await server.orm.em.fork().execute<{ count: number }[]>(
      `select count(*)::int as count from activity where type = 'response.attendanceMarked' and event_id = ?
          and details->>'attended' = 'true' and id > (
            select max(id) from activity where type = 'response.attendanceMarked' and details->>'attended' is null)`,
      [event.id],
    );
    expect(row?.count).toBe(1);
  });

  it('ends 14 days after the event, and is not for one that was called off', async () => {
    server.clock.set('2026-05-20T09:59:00.000Z');
    expect(await mark(false)).toBe(200);
    server.clock.set('2026-05-20T10:01:00.000Z');
    expect(await mark(true)).toBe(409);
    server.clock.set(NOW);
    const off = await anEvent(server, {});
    const ben = await aResponse(server, off, { name: 'Ben' });
    await server.rest('POST', `/api/events/${off.urlHash}/decision`, { decision: 'CALL_OFF' }, ADA);
    expect(await mark(true, { of: off, id: ben.id })).toBe(409);
    expect(await mark(null, { of: off, id: ben.id })).toBe(200);
  });

  it('everybody reads afterwards how many came, guests included', async () => {
    await mark(true);
    expect(await readEvent(server, event)).toMatchObject({ cameCount: null });
    server.clock.set('2026-05-06T11:00:00.000Z');
    expect(await readEvent(server, event)).toMatchObject({ cameCount: 2 });
    const { data } = await server.graphql('query ($h: String!) { event(urlHash: $h) { cameCount } }', {
      h: event.urlHash,
    });
    expect(data?.event).toEqual({ cameCount: 2 });
  });
});

describe('people whom an organiser adds', () => {
  const add = (of: EventView, input: object, caller: object = ADA) =>
    server.rest('POST', `/api/events/${of.urlHash}/participants`, input, caller);
  const promote = async (of: EventView, id: number, as = 'ada') =>
    (await server.rest('POST', `/api/events/${of.urlHash}/participants/${id}/promotion`, undefined, { as })).statusCode;
  const statuses = async (of: EventView) =>
    (await readEvent(server, of, ADA)).participants.map(({ name, status }) => `${name} ${status}`);

  it('take guests along where the form takes none, wait where it is full, and get a place by hand', async () => {
    const full = await anEvent(server, { participantThreshold: 2, capacity: 3 });
    expect((await add(full, { name: 'Grandma', guests: 1 })).statusCode).toBe(201);
    const { id } = (await add(full, { name: 'Uncle', guests: 1, comment: 'by phone' })).json<Joined>();
    expect(await statuses(full)).toEqual(['Grandma GOING', 'Uncle WAITLISTED']);
    expect(await promote(full, id, 'bob')).toBe(403);
    expect(await promote(full, id)).toBe(200);
    expect(await statuses(full)).toEqual(['Grandma GOING', 'Uncle GOING']);
    expect(await promote(full, id)).toBe(200);
    const { id: no } = await aResponse(server, full, { name: 'Nora', likelihood: 0 });
    expect(await promote(full, no)).toBe(409);
    const { id: next } = await aResponse(server, full, { name: 'Next' });
    expect(await statuses(full)).toContain('Next WAITLISTED');
    expect(await promote(full, 12_345_678)).toBe(404);
    const elsewhere = await anEvent(server, {});
    expect(await promote(elsewhere, next)).toBe(404);
  });

  it('are marked at once when they came, and are added once for a repeated request', async () => {
    const open = await anEvent(server, {});
    const caller = { ...ADA, headers: { 'idempotency-key': 'a8b4f0de-6f3e-4a3e-9a51-walk-in-000' } };
    const walkIn = { name: 'Walk-in', attended: true };
    const [first, second] = [await add(open, walkIn, caller), await add(open, walkIn, caller)];
    expect(second.json<Joined>().id).toBe(first.json<Joined>().id);
    const { participants } = await readEvent(server, open, ADA);
    expect(participants).toEqual([expect.objectContaining({ name: 'Walk-in', attended: true, email: null })]);
  });

  it('are refused to others, without a name, and where the event was called off', async () => {
    const open = await anEvent(server, {});
    expect((await add(open, { name: 'X' }, {})).statusCode).toBe(401);
    expect((await add(open, { name: 'X' }, { as: 'bob' })).statusCode).toBe(403);
    expect((await add(open, { name: ' ' })).statusCode).toBe(400);
    expect((await add(open, { name: 'X', guests: 10 })).statusCode).toBe(400);
    expect((await add(open, { name: 'X', email: 'x@example.org' })).statusCode).toBe(400);
    await server.rest('POST', `/api/events/${open.urlHash}/decision`, { decision: 'CALL_OFF' }, ADA);
    expect((await add(open, { name: 'X' })).statusCode).toBe(409);
  });
});
