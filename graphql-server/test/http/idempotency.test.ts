import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aDraft, anEvent, readEvent, type Joined } from '../support/builders.ts';
import { openOther } from '../support/otherConnection.ts';
import { useServer } from '../support/useServer.ts';
import { visitorCookie } from '../support/visitorCookie.ts';

const server = useServer();
let event: EventView;
beforeEach(async () => {
  event = await anEvent(server);
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const join = (key: string, body: object = { name: 'Vera' }, as?: string, where: { urlHash: string } = event) =>
  server.rest('POST', `/api/events/${where.urlHash}/join`, body, { as, ...withKey(key) });
const namesIn = async (where = event) => (await readEvent(server, where)).participants.map(({ name }) => name);

const JOIN = `mutation ($urlHash: String!, $name: String!) {
  joinEvent(urlHash: $urlHash, input: { name: $name }) { participant { id name } responseToken } }`;

describe('an Idempotency-Key', () => {
  it('makes of a hundred parallel joins one row and a hundred same results', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 100 }, () => join(key)));
    const said = answers.map(
      ({ statusCode, body, headers }) => `${statusCode} ${body} ${String(headers['set-cookie'])}`,
    );
    expect([new Set(said).size, answers[0]?.statusCode]).toEqual([1, 201]);
    expect(await namesIn()).toEqual(['Vera']);
  });

  it('leaves the connections to others while those who join wait for one event', async () => {
    const other = await anEvent(server);
    const holder = await openOther(server);
    await holder.query('begin');
    await holder.query('select from event where id = $1 for update', [event.id]);
    const joins = Array.from({ length: 40 }, () => join(randomUUID()));
    await holder.untilWaiting();
    expect(await readEvent(server, other)).toMatchObject({ urlHash: other.urlHash });
    await holder.query('commit');
    expect((await Promise.all(joins)).map(({ statusCode }) => statusCode)).toEqual(Array(40).fill(201));
    await holder.end();
  });

  it('gives a lost token again, and the cookie with it: both prove that the response is theirs', async () => {
    const key = randomUUID();
    await join(key);
    const again = await join(key);
    const { id, responseToken } = again.json<Joined>();
    const at = `/api/events/${event.urlHash}/participants/${id}`;
    const cookie = visitorCookie(again);
    expect((await server.rest('PUT', at, { likelihood: 0.5, responseToken })).statusCode).toBe(200);
    expect((await server.rest('DELETE', at, undefined, { headers: { cookie } })).statusCode).toBe(200);
  });

  it('makes of a repeated create one event', async () => {
    const caller = { as: 'ada', ...withKey(randomUUID()) };
    const [first, second] = [
      await server.rest('POST', '/api/events', aDraft({ title: 'Once' }), caller),
      await server.rest('POST', '/api/events', aDraft({ title: 'Once' }), caller),
    ];
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    const own = await server.rest('GET', '/api/events/user?uid=ada', undefined, { as: 'ada' });
    expect(own.json<EventView[]>().filter(({ title }) => title === 'Once')).toHaveLength(1);
  });

  it('does the same for GraphQL', async () => {
    const key = randomUUID();
    const ask = () => server.graphql(JOIN, { urlHash: event.urlHash, name: 'Vera' }, withKey(key));
    const [first, ...rest] = await Promise.all([ask(), ask(), ask()]);
    expect(first.data?.joinEvent.responseToken).toMatch(/^[\w-]{43}$/);
    expect([...rest, await ask()]).toEqual([first, first, first]);
    const create = 'mutation ($input: CreateEventInput!) { createEvent(input: $input) { urlHash } }';
    const publish = () => server.graphql(create, { input: aDraft() }, { as: 'ada', ...withKey(key) });
    expect(await publish()).toEqual(await publish());
  });

  it('is refused with 422 for another body, another event or another call', async () => {
    const key = randomUUID();
    await join(key);
    const refused = await join(key, { name: 'Vera', comment: 'Late' });
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      'This Idempotency-Key was used for another request. Please use a new one',
    ]);
    expect((await join(key, { name: 'Vera' }, undefined, await anEvent(server))).statusCode).toBe(422);
    const { errors } = await server.graphql(JOIN, { urlHash: event.urlHash, name: 'Vera' }, withKey(key));
    expect(errors?.[0]?.extensions.code).toBe('KEY_REUSED');
    expect(await namesIn()).toEqual(['Vera']);
  });

  it('is everybody’s own: another person, and another network for one that is easy to guess', async () => {
    const key = randomUUID();
    await join(key, { name: 'Bea' }, 'bea');
    await join(key, { name: 'Bea' }, 'mallory');
    const at = (remoteAddress: string) =>
      server.app.inject({
        method: 'POST',
        url: `/api/events/${event.urlHash}/join`,
        remoteAddress,
        payload: { name: 'Vera' },
        headers: { 'idempotency-key': '1' },
      });
    const tokens = [await at('192.0.2.1'), await at('192.0.2.1'), await at('192.0.2.2')].map(
      (answer) => answer.json<Joined>().responseToken,
    );
    expect([tokens[0] === tokens[1], tokens[0] === tokens[2]]).toEqual([true, false]);
    expect(await namesIn()).toEqual(['Bea', 'Bea', 'Vera', 'Vera']);
  });

  it('leaves what was refused to be tried again', async () => {
    const key = randomUUID();
    expect((await join(key, { name: '' })).statusCode).toBe(400);
    expect((await join(key, { name: 'Vera' })).statusCode).toBe(201);
  });

  it('is kept for 24 hours, and then forgotten by a job', async () => {
    const key = randomUUID();
    await join(key);
    const count = async () => (await server.orm.em.fork().execute('select 1 from idempotency_key')).length;
    const start = server.clock.now();
    const wait = (hours: number, seconds = 0) => server.clock.set(start.plus({ hours, seconds }).toISO() ?? '');
    wait(24);
    await server.tasks.deleteExpiredRequests({});
    await join(key);
    expect(await namesIn()).toEqual(['Vera']);
    wait(24, 1);
    await join(key);
    expect(await namesIn()).toEqual(['Vera', 'Vera']);
    wait(49);
    await server.tasks.deleteExpiredRequests({});
    expect(await count()).toBe(0);
  });

  it.each(['', ' ', 'x'.repeat(256), 'ké', 'a b'])('that is %j is none', async (key) => {
    const answer = await join(key);
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('Idempotency-Key')]);
  });

  it('is in the database as little as what it opens', async () => {
    const key = randomUUID();
    const { responseToken } = (await join(key, { name: 'Vera', email: 'canary@example.com' })).json<Joined>();
    const rows = JSON.stringify(await server.orm.em.fork().execute('select * from idempotency_key'));
    for (const secret of [key, responseToken, 'canary', 'Vera']) expect(rows).not.toContain(secret);
  });
});

describe('without a key', () => {
  it('a visitor who sends twice responds twice, a signed-in person once', async () => {
    const send = (as?: string) => server.rest('POST', `/api/events/${event.urlHash}/join`, { name: 'V' }, { as });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([201, 201]);
    const parallel = await Promise.all(Array.from({ length: 10 }, () => send('bea')));
    expect(parallel.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});
