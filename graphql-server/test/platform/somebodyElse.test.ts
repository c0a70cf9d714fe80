import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { anEvent, readEvent, type Joined } from '../support/builders.ts';
import type { Caller } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { aPollDraft } from '../polls/PollWorld.ts';
import { aProgram } from './aProgram.ts';

const server = useServer({ env: { RATE_LIMITS: 'on' } });
const JOIN = `mutation ($urlHash: String!, $input: JoinEventInput!) {
  joinEvent(urlHash: $urlHash, input: $input) { participant { name } responseToken } }`;
let bot: Caller;
let event: EventView;
beforeAll(async () => {
  bot = await aProgram(server, 'ada', ['read', 'write']);
  event = await anEvent(server, { participantThreshold: 2 }, 'max');
});

const join = (name: string, caller: Caller, more: object = {}) =>
  server.rest('POST', `/api/events/${event.urlHash}/join`, { name, isForSomebodyElse: true, ...more }, caller);

describe('a program that answers for people in a chat', () => {
  it('joins for each of them, as nobody’s account, and once for the person of its token', async () => {
    const joined = [await join('Vera', bot), await join('Emre', bot)];
    const own = await join('Ada', bot, { isForSomebodyElse: false });
    expect([...joined, own].map(({ statusCode, headers }) => [statusCode, headers['set-cookie']])).toEqual(
      Array(3).fill([201, undefined]),
    );
    expect((await join('Ada', bot, { isForSomebodyElse: null })).statusCode).toBe(409);
    const ofAda = await server.rest('GET', '/api/me/responses', undefined, { as: 'ada' });
    expect(ofAda.json<object[]>()).toHaveLength(1);
    expect((await readEvent(server, event)).participants.map(({ name }) => name)).toEqual(['Vera', 'Emre', 'Ada']);
  });

  it('changes and takes back what it said by the token of the response, and nothing else of theirs', async () => {
    const { id, responseToken } = (await join('Zoe', bot)).json<Joined>();
    const url = `/api/events/${event.urlHash}/participants/${id}`;
    const proven = { headers: { ...bot.headers, 'x-response-token': responseToken } };
    expect((await server.rest('PUT', url, { likelihood: 0.4 }, bot)).statusCode).toBe(403);
    expect((await server.rest('PUT', url, { likelihood: 0.4 }, proven)).statusCode).toBe(200);
    expect((await server.rest('DELETE', url, undefined, bot)).statusCode).toBe(403);
    expect((await server.rest('DELETE', url, undefined, proven)).statusCode).toBe(200);
  });

  it('does the same through GraphQL, and votes likewise', async () => {
    const input = { name: 'Noor', isForSomebodyElse: true };
    const { data } = await server.graphql(JOIN, { urlHash: event.urlHash, input }, bot);
    expect(data?.joinEvent).toMatchObject({ participant: { name: 'Noor' } });
    expect(data?.joinEvent.responseToken).toHaveLength(43);
    const made = await server.rest('POST', '/api/polls', aPollDraft(), { as: 'max' });
    const poll = made.json<{ urlHash: string; options: { id: number }[] }>();
    const vote = { votes: [{ optionId: poll.options[0]?.id, likelihood: 1 }], isForSomebodyElse: true };
    for (const name of ['Vera', 'Emre']) {
      const voted = await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, { name, ...vote }, bot);
      expect([voted.statusCode, voted.json<{ uid: unknown }>().uid]).toEqual([201, null]);
    }
  });

  it('has so many joins an hour of its own, which those beside it in its network do not use up', async () => {
    const busy = await anEvent(server, {}, 'max');
    const url = `/api/events/${busy.urlHash}/join`;
    const statuses: Record<number, number> = {};
    for (let number = 0; number <= LIMITS.join.points; number++) {
      const { statusCode } = await server.rest('POST', url, { name: `N ${number}`, isForSomebodyElse: true }, bot);
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
    }
    expect(statuses).toEqual({ 201: LIMITS.join.points, 429: 1 });
    expect((await server.rest('POST', url, { name: 'Vera' })).statusCode).toBe(201);
  });
});

it('nobody but a program answers for somebody else', async () => {
  for (const caller of [{}, { as: 'mallory' }]) {
    const refused = await join('Vera', { ...caller, headers: { accept: 'application/json' } });
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      403,
      { message: 'Only a program with an API token may respond for somebody else', fields: ['isForSomebodyElse'] },
    ]);
  }
  const reader = await aProgram(server, 'ada', ['read', 'manage']);
  expect((await join('Vera', reader)).statusCode).toBe(403);
  expect((await join('Vera', bot, { isForSomebodyElse: 'yes' })).statusCode).toBe(400);
});
