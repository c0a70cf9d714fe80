import { describe, expect, it } from '@jest/globals';
import { useServer } from '../support/useServer.ts';
import { EARLY, LATE, PollWorld } from './PollWorld.ts';

const server = useServer();
const world = new PollWorld(server);

const bea = { as: 'bea' };

describe('what is stored of a person in polls', () => {
  it('is in the file of their data: their polls, and what they voted in those of others', async () => {
    const own = (await world.create({ title: 'Mine' }, bea)).result;
    const others = await world.open({ title: 'Of Ada' });
    await world.vote(others, [0.5], { name: 'Bea', comment: 'Perhaps' }, bea);
    const gone = (await world.create({ title: 'Was mine' }, bea)).result;
    await world.manage('deletePoll', gone, bea);
    const data = (await server.rest('GET', '/api/me/data', undefined, bea)).json<Record<string, object[]>>();
    expect(data.cancelledPolls).toMatchObject([{ urlHash: gone.urlHash, title: 'Was mine' }]);
    expect(data.polls).toMatchObject([
      { urlHash: own.urlHash, title: 'Mine', options: [{ date: EARLY }, { date: LATE }] },
    ]);
    expect(data.votes).toMatchObject([
      { poll: { title: 'Of Ada' }, name: 'Bea', comment: 'Perhaps', votes: [{ date: EARLY, likelihood: 0.5 }] },
    ]);
    const { tokens, ...rest } = data;
    expect(tokens).toEqual([]);
    expect(JSON.stringify(rest)).not.toMatch(/digest|token/i);
  });

  it('goes with their account: their polls are deleted, and what they voted elsewhere counts on without their name', async () => {
    const own = (await world.create({}, { as: 'carl' })).result;
    const others = await world.open();
    const { result } = await world.vote(others, [0.5], { name: 'Carl', email: 'carl@example.com' }, { as: 'carl' });
    await server.rest('DELETE', '/api/me', undefined, { as: 'carl' });
    expect(await world.read(own)).toBeNull();
    const shown = await world.read(others, { as: 'ada' });
    expect(shown?.voters).toMatchObject([{ name: 'Former participant', comment: '', email: null }]);
    expect(shown?.options[0]).toMatchObject({ maybe: 1, expected: 0.5 });
    expect((await world.change(others, result, { comment: 'Still me' })).code).toBe('FORBIDDEN');
  });
});

describe('the mails about a poll', () => {
  const recipientsIn = async (as: string) => {
    const data = (await server.rest('GET', '/api/me/data', undefined, { as })).json<{
      mails: { recipient: string }[];
    }>();
    return data.mails.map(({ recipient }) => recipient);
  };

  it('are in the file of those who got them, not in that of the person who opened the poll, and go with the account', async () => {
    const poll = (await world.create({}, { as: 'dora' })).result;
    await world.vote(poll, [0.5], { email: 'emil@home.example' }, { as: 'emil' });
    await server.dispatch();
    expect(await recipientsIn('dora')).toEqual([]);
    expect(await recipientsIn('emil')).toEqual(['emil@home.example']);
    await server.rest('DELETE', '/api/me', undefined, { as: 'emil' });
    const kept = `select id from mail where recipient = 'emil@home.example'`;
    expect(await server.orm.em.fork().execute(kept)).toEqual([]);
  });
});

describe('a vote that is sent twice', () => {
  const send = (poll: { urlHash: string }, votes: object[]) =>
    server.rest(
      'POST',
      `/api/polls/${poll.urlHash}/votes`,
      { name: 'Vera', votes },
      { headers: { 'idempotency-key': 'a-key-of-vera-0001' } },
    );

  it('with one key is one vote, which gets the same answer; another under that key is refused', async () => {
    const poll = await world.open();
    const votes = world.votes(poll, [0.5]);
    const answers = await Promise.all([send(poll, votes), send(poll, votes), send(poll, votes)]);
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect((await world.read(poll))?.voters).toHaveLength(1);
    expect((await send(poll, world.votes(poll, [1]))).statusCode).toBe(422);
  });
});

describe('the browser that voted', () => {
  it('is known by its cookie, before and after there is an event', async () => {
    const poll = await world.open();
    const first = await server.rest('POST', `/api/polls/${poll.urlHash}/votes`, {
      name: 'Vera',
      votes: world.votes(poll, [1]),
    });
    const [cookie] = first.cookies;
    const browser = { headers: { cookie: `${cookie?.name ?? ''}=${cookie?.value ?? ''}` } };
    const own = { voter: first.json<{ id: number }>(), responseToken: null };
    const change = (caller: object) =>
      server.rest('PATCH', `/api/polls/${poll.urlHash}/votes/${own.voter.id}`, { comment: 'Me' }, caller);
    expect([(await change(browser)).statusCode, (await change({})).statusCode]).toEqual([200, 403]);
    await world.vote(poll, [1], { name: 'Nele' });
    const event = (await world.read(poll))?.event;
    const response = `/api/events/${event?.urlHash ?? ''}/participants/${event?.participants[0]?.id ?? 0}`;
    expect((await server.rest('PUT', response, { likelihood: 0 }, browser)).statusCode).toBe(200);
    expect((await server.rest('PUT', response, { likelihood: 1 })).statusCode).toBe(403);
  });
});
