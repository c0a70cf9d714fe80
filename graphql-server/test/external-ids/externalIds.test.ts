import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { joinOrganising } from '../co-organisers/joinOrganising.ts';
import { aProgram } from '../platform/aProgram.ts';
import { openOther } from '../support/otherConnection.ts';
import { aDraft, anEvent, changeEvent, deleteEvent, readEvent } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
beforeEach(() => server.orm.em.fork().execute('truncate event, cancelled_event cascade'));

const ADA: Caller = { as: 'ada' };
const BEA: Caller = { as: 'bea' };
const at = (externalId: string) => `/api/events/by-external-id/${encodeURIComponent(externalId)}`;
const put = (externalId: string, body: object, caller = ADA) => server.rest('PUT', at(externalId), body, caller);
const get = (externalId: string, caller = ADA) => server.rest('GET', at(externalId), undefined, caller);
const aNamed = async (externalId: string, caller = ADA) => (await put(externalId, aDraft(), caller)).json<EventView>();
const ownEvents = async (as = 'ada') =>
  (await server.rest('GET', `/api/events/user?uid=${as}`, undefined, { as })).json<EventView[]>();
/** Takes over an event as somebody else. */
const takeOver = async ({ urlHash }: EventView, caller = BEA) => {
  const offer = await server.rest('POST', `/api/events/${urlHash}/hand-over`, undefined, ADA);
  return server.rest(
    'POST',
    `/api/events/${urlHash}/take-over`,
    { token: offer.json<{ token: string }>().token },
    caller,
  );
};

describe('PUT by an external id', () => {
  it('publishes an event where there is none, and says where it is', async () => {
    const answer = await put('season/7 · Ü', aDraft());
    const event = answer.json<EventView>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/events/${event.urlHash}`]);
    expect(event).toMatchObject({ externalId: 'season/7 · Ü', creatorId: 'ada', title: 'Evening volleyball' });
    expect((await get('season/7 · Ü')).json()).toMatchObject({ urlHash: event.urlHash });
  });

  it('changes in part the one that there is, by its revision too', async () => {
    const event = await aNamed('a');
    const changed = await put('a', { notes: 'New', externalId: 'a' });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...event, notes: 'New', revision: 2, updatedAt: expect.any(String) },
    ]);
    expect((await put('a', { notes: 'Late', revision: 1 })).statusCode).toBe(412);
    expect((await put('b', aDraft(), { ...ADA, headers: { 'if-match': '"1"' } })).statusCode).toBe(412);
    expect(await ownEvents()).toHaveLength(1);
  });

  it('judges what it publishes by the rules of a new event', async () => {
    const refused = await put('a', { ...aDraft(), title: '' });
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { fields: ['title'] }]);
    expect((await get('a')).statusCode).toBe(404);
  });

  it('makes of twenty at once one event, which the others change', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => put('race', aDraft({ notes: `Number ${at}` }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.json<EventView>().urlHash)).size).toBe(1);
    expect(await ownEvents()).toHaveLength(1);
  });

  it('has one of two processes that publish at once change what the other has published', async () => {
    const replica = await server.startReplica();
    const headers = { authorization: 'Bearer uid:ada' };
    const elsewhere = () => replica.app.inject({ method: 'PUT', url: at('two'), payload: aDraft(), headers });
    const answers = await Promise.all([put('two', aDraft()), elsewhere(), put('two', aDraft()), elsewhere()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 201]);
    expect(await ownEvents()).toHaveLength(1);
  });

  it.each([
    ['too long', 'a'.repeat(101)],
    ['white space', ' a'],
    ['nothing to see', 'a\u200bb'],
    ['a line break', 'a\nb'],
  ])('refuses %s', async (_what, externalId) => {
    expect((await put(externalId, aDraft())).json()).toMatchObject({ status: 400, fields: ['externalId'] });
    expect((await server.rest('POST', '/api/events', { ...aDraft(), externalId }, ADA)).statusCode).toBe(400);
  });

  it('takes a hundred characters, and refuses another id in the body', async () => {
    expect((await put('é'.repeat(100), aDraft())).statusCode).toBe(201);
    expect((await put('a', { ...aDraft(), externalId: 'b' })).json()).toMatchObject({ fields: ['externalId'] });
  });
});

describe('an external id', () => {
  it('is set by the creator alone, and says nothing to those who follow the event', async () => {
    const event = await anEvent(server);
    await joinOrganising(server, event, 'cem');
    const set = (externalId: string, as: string) =>
      server.rest('PATCH', `/api/events/${event.urlHash}`, { externalId }, { as });
    expect((await set('mine', 'cem')).json()).toMatchObject({ status: 403 });
    const count = async () => {
      const sql = `select count(*)::int as n, max(updated_at) as at from activity, event where event_id = ? and event.id = event_id`;
      return (await server.orm.em.fork().execute<object[]>(sql, [event.id]))[0];
    };
    const before = await count();
    expect((await set('mine', 'ada')).json()).toMatchObject({ externalId: 'mine', updatedAt: event.updatedAt });
    expect(await count()).toEqual(before);
    // what was read of it may be sent back by those who organise with them
    expect((await set('mine', 'cem')).statusCode).toBe(200);
  });

  it('of what is gone publishes nothing for a change of what was read', async () => {
    expect((await put('gone', { ...aDraft(), revision: 7 })).statusCode).toBe(412);
  });

  it('comes with a new event, is changed and taken away; a second event of the same person does not get it', async () => {
    const create = (externalId: string | null, caller = ADA) =>
      server.rest('POST', '/api/events', { ...aDraft(), externalId }, caller);
    const first = (await create('a')).json<EventView>();
    expect((await create('a')).json()).toMatchObject({ status: 409, fields: ['externalId'] });
    expect((await create('a', BEA)).statusCode).toBe(201);
    const second = (await create(null)).json<EventView>();
    expect(second.externalId).toBeNull();
    expect((await changeEvent(server, second, { externalId: 'a' })).statusCode).toBe(409);
    expect((await changeEvent(server, second, { externalId: 'b' })).json()).toMatchObject({ externalId: 'b' });
    expect((await changeEvent(server, second, { notes: 'New' })).json()).toMatchObject({ externalId: 'b' });
    expect((await changeEvent(server, first, { externalId: null })).json()).toMatchObject({ externalId: null });
    expect((await changeEvent(server, second, { externalId: 'a' })).json()).toMatchObject({ externalId: 'a' });
  });

  it('is read by the organisers alone, and found by the creator alone', async () => {
    const event = await aNamed('canary-1');
    await joinOrganising(server, event, 'cem');
    expect((await readEvent(server, event, { as: 'cem' })).externalId).toBe('canary-1');
    for (const caller of [{}, BEA]) expect((await readEvent(server, event, caller)).externalId).toBeNull();
    expect((await server.rest('GET', '/api/events')).body).not.toContain('canary-1');
    for (const caller of [BEA, { as: 'cem' }]) expect((await get('canary-1', caller)).statusCode).toBe(404);
    expect((await get('canary-1', {})).statusCode).toBe(401);
    expect((await server.rest('DELETE', at('canary-1'), undefined, BEA)).statusCode).toBe(404);
    const own = await server.rest('GET', '/api/me/data', undefined, ADA);
    expect(own.json()).toMatchObject({ events: [{ externalId: 'canary-1' }] });
  });

  it('is free once its event is deleted', async () => {
    const event = await aNamed('a');
    expect((await server.rest('DELETE', at('a'), undefined, ADA)).statusCode).toBe(200);
    expect((await get('a')).statusCode).toBe(404);
    const next = await aNamed('a');
    expect(next.urlHash).not.toBe(event.urlHash);
    await deleteEvent(server, next);
    expect((await put('a', aDraft())).statusCode).toBe(201);
  });

  it('is of one date of a series: the next one has none', async () => {
    server.clock.set('2026-05-01T12:00:00Z');
    const weekly = aDraft({ isRecurring: true, recurrenceFrequency: 'weekly' });
    const root = (await put('a', weekly)).json<EventView>();
    server.clock.set('2026-05-08T12:00:00Z');
    const next = await server.rest('POST', `/api/events/${root.urlHash}/duplicate`, undefined, ADA);
    expect(next.json()).toMatchObject({ parentEventId: root.id, externalId: null });
  });

  it('is dropped too where the next organiser has called another event so at the same moment', async () => {
    const given = await aNamed('late');
    const own = await anEvent(server, {}, 'bea');
    const holder = await openOther(server);
    await holder.query('begin');
    await holder.query("update event set external_id = 'late' where id = $1", [own.id]);
    const taking = takeOver(given);
    await holder.untilWaiting();
    await holder.query('commit');
    expect((await taking).json()).toMatchObject({ creatorId: 'bea', externalId: null });
    await holder.end();
  });

  it('is dropped likewise where an account is deleted', async () => {
    const given = await aNamed('left');
    await joinOrganising(server, given, 'bea');
    const own = await anEvent(server, {}, 'bea');
    const holder = await openOther(server);
    await holder.query('begin');
    await holder.query("update event set external_id = 'left' where id = $1", [own.id]);
    const leaving = server.rest('DELETE', '/api/me', undefined, ADA);
    await holder.untilWaiting();
    await holder.query('commit');
    expect((await leaving).statusCode).toBe(200);
    expect(await readEvent(server, given, BEA)).toMatchObject({ creatorId: 'bea', externalId: null });
    await holder.end();
  });

  it('goes to the next organiser, but where they have another event of that id', async () => {
    const [kept, dropped] = [await aNamed('kept'), await aNamed('both')];
    const own = await aNamed('both', BEA);
    for (const event of [kept, dropped]) expect((await takeOver(event)).statusCode).toBe(200);
    const of = async (event: EventView) => (await readEvent(server, event, BEA)).externalId;
    expect([await of(kept), await of(dropped), await of(own)]).toEqual(['kept', null, 'both']);
    expect((await get('kept')).statusCode).toBe(404);
    expect((await get('both', BEA)).json()).toMatchObject({ urlHash: own.urlHash });
  });
});

describe('by GraphQL', () => {
  it('is upserted, found and read as by REST', async () => {
    const upsert = `mutation ($input: UpdateEventInput!) {
      upsertEvent(externalId: "g", input: $input) { isNew event { urlHash externalId notes } } }`;
    const first = await server.graphql(upsert, { input: aDraft() }, ADA);
    expect(first.data?.upsertEvent).toMatchObject({ isNew: true, event: { externalId: 'g' } });
    const second = await server.graphql(upsert, { input: { notes: 'New' } }, ADA);
    const { urlHash } = first.data?.upsertEvent.event as EventView;
    expect(second.data?.upsertEvent).toEqual({ isNew: false, event: { urlHash, externalId: 'g', notes: 'New' } });
    const find = '{ eventByExternalId(externalId: "g") { urlHash externalId } }';
    expect((await server.graphql(find, {}, ADA)).data).toEqual({ eventByExternalId: { urlHash, externalId: 'g' } });
    expect((await server.graphql(find, {}, BEA)).data).toEqual({ eventByExternalId: null });
    const list = '{ events { nodes { externalId } } }';
    expect((await server.graphql(list)).data).toEqual({ events: { nodes: [{ externalId: null }] } });
    expect((await server.graphql(list, {}, ADA)).data).toEqual({ events: { nodes: [{ externalId: 'g' }] } });
  });
});

describe('a program', () => {
  it('imports with the scope for organising alone, and reads with that for reading', async () => {
    const manages = await aProgram(server, 'ada', ['manage']);
    expect((await put('p', aDraft(), manages)).json()).toMatchObject({ creatorId: 'ada', externalId: null });
    expect((await get('p', manages)).statusCode).toBe(403);
    const reads = await aProgram(server, 'ada', ['read']);
    expect((await get('p', reads)).json()).toMatchObject({ externalId: 'p' });
    expect((await put('p', { notes: 'New' }, reads)).statusCode).toBe(403);
    expect((await server.rest('DELETE', at('p'), undefined, manages)).statusCode).toBe(200);
  });

  it('has events of others in no way of its own', async () => {
    const event = await anEvent(server, {}, 'bea');
    expect((await changeEvent(server, event, { externalId: 'x' })).statusCode).toBe(403);
  });
});
