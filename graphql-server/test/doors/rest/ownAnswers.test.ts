import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../../src/doors/presenters/presentEvent.ts';
import type { PollView } from '../../../src/doors/presenters/presentPoll.ts';
import { PollWorld, type Voted } from '../../polls/PollWorld.ts';
import { anEvent, aResponse, readEvent, type Joined } from '../../support/builders.ts';
import type { Caller } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
const CHAT = 'https://chat.example.org/five';
const ADA: Caller = { as: 'ada' };
const BEA: Caller = { as: 'bea' };
const proof = (token: string): Caller => ({ headers: { 'x-response-token': token } });
const WEEKLY = { isRecurring: true, recurrenceFrequency: 'weekly' } as const;

let event: EventView;
let vera: Joined;
beforeAll(async () => {
  event = await anEvent(server, { chatLink: CHAT });
  vera = await aResponse(server, event, { email: 'vera@example.com' });
  await aResponse(server, event, { name: 'Bea' }, BEA);
});
const at = ({ id }: { id: number }) => `/api/events/${event.urlHash}/participants/${id}`;

describe('a response', () => {
  it('is read by its token, with the chat of those who come', async () => {
    const read = (await server.rest('GET', at(vera), undefined, proof(vera.responseToken))).json<object>();
    const { responseToken: _, ...said } = vera;
    expect(read).toMatchObject({ ...said, email: 'vera@example.com', chatLink: CHAT });
  });

  it('leads to no chat once it is a no', async () => {
    const declined = await aResponse(server, event, { name: 'Nia', likelihood: 0 });
    const read = await server.rest('GET', at(declined), undefined, proof(declined.responseToken));
    expect(read.json()).toMatchObject({ status: 'DECLINED', chatLink: null });
  });

  it.each<[string, Caller]>([
    ['without a proof', {}],
    ['with another token', proof('A'.repeat(43))],
    ['by somebody else', BEA],
    ['by the organiser, who has the list', ADA],
  ])('is not read %s', async (_who, caller) => {
    const refused = await server.rest('GET', at(vera), undefined, caller);
    expect([refused.statusCode, refused.body.includes(CHAT)]).toEqual([403, false]);
  });

  it('is on the list of its person, newest first, and nobody else has one', async () => {
    const own = async (caller: Caller) => server.rest('GET', '/api/me/responses', undefined, caller);
    expect((await own(BEA)).json()).toEqual([
      { urlHash: event.urlHash, response: expect.objectContaining({ name: 'Bea', status: 'GOING' }) },
    ]);
    expect((await own(ADA)).json()).toEqual([]);
    expect((await own({})).statusCode).toBe(401);
  });
});

describe('a vote', () => {
  let poll: PollView;
  let vote: Voted;
  beforeAll(async () => {
    const world = new PollWorld(server);
    poll = await world.open({ participantThreshold: 10 });
    vote = (await world.vote(poll, [0.5, 1], { email: 'vera@example.com' })).result;
  });
  const read = (caller: Caller) =>
    server.rest('GET', `/api/polls/${poll.urlHash}/votes/${vote.voter.id}`, undefined, caller);

  it('is read as it is by its token, and by nobody else', async () => {
    expect((await read(proof(vote.responseToken))).json()).toMatchObject({
      name: 'Vera',
      email: 'vera@example.com',
      likelihoods: [0.5, 1],
    });
    for (const caller of [{}, BEA, ADA]) expect((await read(caller)).statusCode).toBe(403);
  });
});

describe('a series', () => {
  it('is changed as far as scope says', async () => {
    const root = await anEvent(server, { ...WEEKLY, date: '2026-04-29T08:00:00Z', endTime: null });
    const next = (await server.rest('POST', `/api/events/${root.urlHash}/duplicate`)).json<EventView>();
    const put = (scope: string, title: string) =>
      server.rest('PUT', `/api/events/${next.urlHash}?scope=${scope}`, { title }, ADA);
    await put('THIS_OCCURRENCE', 'Once');
    expect((await readEvent(server, root)).title).toBe(root.title);
    expect((await put('THIS_AND_FOLLOWING', 'From now on')).json()).toMatchObject({ title: 'From now on' });
    expect((await put('ALL', 'x')).json()).toMatchObject({ status: 400, fields: ['scope'] });
  });

  it('is ended by its organiser', async () => {
    const { urlHash } = await anEvent(server, WEEKLY);
    const end = (caller: Caller) => server.rest('POST', `/api/events/${urlHash}/end-series`, undefined, caller);
    expect((await end(BEA)).statusCode).toBe(403);
    expect((await end(ADA)).json()).toMatchObject({ isRecurring: false });
  });
});

it('a calendar feed is made for somebody who is signed in, and shows what is theirs', async () => {
  const made = await server.rest('POST', '/api/me/calendar-feed', undefined, BEA);
  const { url } = made.json<{ url: string }>();
  expect(made.statusCode).toBe(201);
  expect((await server.rest('GET', new URL(url).pathname)).body).toContain(event.title);
  expect((await server.rest('POST', '/api/me/calendar-feed')).statusCode).toBe(401);
});
