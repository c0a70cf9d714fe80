import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, readEvent } from '../support/builders.ts';
import { openOther } from '../support/otherConnection.ts';
import { NOW, type Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const keyed = (as = 'ada', key: string = randomUUID()): Caller => ({ as, headers: { 'idempotency-key': key } });
const decide = (caller: Caller, decision = 'CONFIRM') =>
  server.rest('POST', `/api/events/${event.urlHash}/decision`, { decision }, caller);
const execute = <Row>(sql: string, values: unknown[] = []) => server.orm.em.fork().execute<Row[]>(sql, values);
const activities = async () => (await execute('select from activity')).length;

describe('a write with an Idempotency-Key', () => {
  it('is done once, however many send it at once, and all of them get one answer', async () => {
    const caller = keyed();
    const before = await activities();
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide(caller)));
    expect([...new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))]).toHaveLength(1);
    expect(answers[0]?.json()).toMatchObject({ status: 'CONFIRMED' });
    expect(await activities()).toBe(before + 1);
  });

  it('is answered by each of two processes as by the other', async () => {
    const replica = await server.startReplica();
    const key = randomUUID();
    const headers = { authorization: 'Bearer uid:ada', 'idempotency-key': key };
    const url = `/api/events/${event.urlHash}`;
    const there = () => replica.app.inject({ method: 'DELETE', url, headers });
    const here = () => server.rest('DELETE', url, undefined, keyed('ada', key));
    const answers = await Promise.all([there(), here(), there(), here()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  it('is answered though it could be done no more: what is deleted was deleted by it', async () => {
    const caller = keyed();
    const remove = () => server.rest('DELETE', `/api/events/${event.urlHash}`, undefined, caller);
    const [first, again] = [await remove(), await remove()];
    expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
    expect((await server.rest('DELETE', `/api/events/${event.urlHash}`, undefined, keyed())).statusCode).toBe(404);
  });

  it('that is refused may be sent again', async () => {
    const caller = keyed();
    server.clock.set('2026-05-07T12:00:00Z');
    expect((await decide(caller)).statusCode).toBe(409);
    server.clock.set(NOW);
    expect((await decide(caller)).statusCode).toBe(200);
  });

  it('is one of its sender: the key of another person is another', async () => {
    const key = randomUUID();
    await decide(keyed('ada', key));
    expect((await decide(keyed('mallory', key))).statusCode).toBe(403);
  });

  it('is refused where the key came with another body, address or method', async () => {
    const key = randomUUID();
    await decide(keyed('ada', key));
    const other = await anEvent(server);
    const refused = [
      await decide(keyed('ada', key), 'CALL_OFF'),
      await server.rest('POST', `/api/events/${other.urlHash}/decision`, { decision: 'CONFIRM' }, keyed('ada', key)),
      await server.rest('DELETE', `/api/events/${event.urlHash}`, undefined, keyed('ada', key)),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    const { errors } = await server.graphql(
      `mutation { deleteEvent(urlHash: "${other.urlHash}") }`,
      {},
      keyed('ada', key),
    );
    expect(errors?.[0]?.extensions.code).toBe('KEY_REUSED');
    expect(await readEvent(server, event)).toMatchObject({ status: 'CONFIRMED' });
  });

  it('begins again after a day', async () => {
    const caller = keyed();
    await decide(caller);
    await decide(keyed(), 'REOPEN');
    server.clock.set('2026-05-02T12:00:01Z');
    expect((await decide(caller)).json()).toMatchObject({ status: 'CONFIRMED' });
  });

  it('whose answer was lost is not done again, and says so', async () => {
    const caller = keyed();
    await decide(caller);
    // as where a server dies between the two
    await execute('update idempotency_key set sealed_answer = null');
    const before = await activities();
    server.clock.set('2026-05-01T12:01:00Z');
    const again = await decide(caller);
    expect([again.statusCode, again.json()]).toMatchObject([409, { reasons: [{ key: 'request.answerLost' }] }]);
    expect(await activities()).toBe(before);
  });

  it('has a secret in its answer that nobody reads in the database', async () => {
    const caller = keyed();
    const make = () =>
      server.rest('POST', '/api/me/tokens', { name: 'A bot', scopes: ['read'], expiresInDays: 3 }, caller);
    const [first, again] = [await make(), await make()];
    expect(again.body).toBe(first.body);
    const { token } = first.json<{ token: string }>();
    const rows = JSON.stringify(await execute('select * from idempotency_key'));
    for (const secret of [token, Buffer.from(token).toString('base64').slice(0, 40)])
      expect(rows).not.toContain(secret);
  });
});

describe('a batch with an Idempotency-Key', () => {
  const rows = [
    aDraft({ title: 'One' }),
    { ...aDraft(), title: '' },
    aDraft({ title: 'Two' }),
    { ...aDraft({ title: 'Three' }), externalId: 'three' },
  ];
  const send = (caller: Caller, events: object[] = rows) =>
    server.rest('POST', '/api/events/batch', { events }, caller);
  const titles = async (as: string) =>
    (await server.rest('GET', `/api/events/user?uid=${as}`, undefined, { as }))
      .json<EventView[]>()
      .map(({ title }) => title);

  it('is answered as it was, and refused for other rows', async () => {
    const caller = keyed('lea');
    const [first, again] = [await send(caller), await send(caller)];
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect((await titles('lea')).sort()).toEqual(['One', 'Three', 'Two']);
    expect((await send(caller, [aDraft()])).statusCode).toBe(422);
  });

  it('is done again where its answer was lost, but no row of it twice', async () => {
    const caller = keyed('kim');
    await execute('delete from idempotency_key');
    const first = await send(caller);
    // as where a server dies before the answer, which is the longest of what is kept
    await execute(`update idempotency_key set sealed_answer = null where key_digest = (
      select key_digest from idempotency_key order by length(sealed_answer) desc limit 1)`);
    server.clock.set('2026-05-01T12:01:00Z');
    // nor does what was deleted meanwhile come back
    await server.rest('DELETE', '/api/events/by-external-id/three', undefined, { as: 'kim' });
    const again = await send(caller);
    expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    expect(await titles('kim')).toHaveLength(2);
  });
});

it('a request that waits for its own key holds no connection', async () => {
  const holder = await openOther(server);
  await holder.query('begin');
  await holder.query('select from event where id = $1 for update', [event.id]);
  const caller = keyed();
  const waiting = Array.from({ length: 40 }, () => decide(caller));
  await holder.untilWaiting();
  expect(await readEvent(server, await anEvent(server))).toMatchObject({ status: 'GATHERING' });
  await holder.query('commit');
  expect(new Set((await Promise.all(waiting)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await holder.end();
});

describe('a mutation with an Idempotency-Key', () => {
  const DECIDE = `mutation ($urlHash: String!, $decision: Decision!) {
    decideEvent(urlHash: $urlHash, decision: $decision) { status revision } }`;
  const ask = (caller: Caller, decision = 'CONFIRM') =>
    server.graphql(DECIDE, { urlHash: event.urlHash, decision }, caller);

  it('is done once, and answered alike, also where it could be done no more', async () => {
    const caller = keyed();
    const before = await activities();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(caller)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.data?.decideEvent).toMatchObject({ status: 'CONFIRMED' });
    expect(await activities()).toBe(before + 1);
    const removal = keyed();
    const remove = () => server.graphql(`mutation { deleteEvent(urlHash: "${event.urlHash}") }`, {}, removal);
    expect([await remove(), await remove()]).toEqual([
      { data: { deleteEvent: true } },
      { data: { deleteEvent: true } },
    ]);
  });

  it('is refused with other variables, or for other fields of the result', async () => {
    const caller = keyed();
    await ask(caller);
    const other = `mutation { decideEvent(urlHash: "${event.urlHash}", decision: CONFIRM) { id } }`;
    for (const { errors } of [await ask(caller, 'CALL_OFF'), await server.graphql(other, {}, caller)])
      expect(errors?.[0]?.extensions.code).toBe('KEY_REUSED');
  });

  it('may be several changes: together they are done once', async () => {
    const caller = keyed();
    const change = (title: string) =>
      `updateEvent(urlHash: "${event.urlHash}", input: { title: "${title}" }) { title }`;
    const both = () => server.graphql(`mutation { first: ${change('A')} second: ${change('B')} }`, {}, caller);
    const [first, before, again] = [await both(), await activities(), await both()];
    expect([again, await activities()]).toEqual([first, before]);
    const partly = keyed();
    const unknown = 'third: deleteEvent(urlHash: "none")';
    const some = () => server.graphql(`mutation { first: ${change('C')} ${unknown} }`, {}, partly);
    const [done, after, repeated] = [await some(), await activities(), await some()];
    expect([repeated, after, await activities()]).toEqual([done, before + 1, before + 1]);
  });

  it('that is refused may be sent again', async () => {
    const caller = keyed();
    server.clock.set('2026-05-07T12:00:00Z');
    expect((await ask(caller)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    server.clock.set(NOW);
    expect((await ask(caller)).errors).toBeUndefined();
  });
});
