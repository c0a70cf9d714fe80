import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startClockedProcess, type ClockedProcess } from '../series/clockedProcess.ts';
import { readEvent } from '../support/builders.ts';
import { authorization, NOW, type TestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { PollWorld, type Voted } from './PollWorld.ts';

type Call = () => Promise<{ code: string }>;
type Poll = Awaited<ReturnType<PollWorld['open']>>;

let other: ClockedProcess;
afterAll(() => other.end());
const server = useServer();
let worlds: PollWorld[];

/** What one does with polls through the server at that address. */
const through = (address: string) =>
  new PollWorld({
    ...server,
    graphql: async (query, variables, caller) => {
      const headers = { 'content-type': 'application/json', ...authorization(caller ?? {}) };
      const body = JSON.stringify({ query, variables });
      const answer = await fetch(`${address}/graphql`, { method: 'POST', headers, body });
      return (await answer.json()) as Awaited<ReturnType<TestServer['graphql']>>;
    },
  });

beforeAll(async () => {
  // of its own, since what waits within one process never comes to the locks of the database
  other = await startClockedProcess(String(server.orm.config.get('clientUrl')), NOW);
  worlds = [new PollWorld(server), through(other.address)];
});

// CI, which has little time, runs fewer
const ROUNDS = Array.from({ length: Number(process.env.RACE_ROUNDS ?? 20) }, (_, round) => round);
const VOTES = 50;
const NEEDED = 30;

/** One server and the other in turn. */
const world = (number: number) => worlds[number % worlds.length] as PollWorld;

const together = <Result>(count: number, does: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, number) => does(number)));

const vote = (poll: Poll, number: number, likelihood: number) =>
  world(number).vote(poll, [likelihood], { name: `n${number}`, email: `n${number}@example.com` });

const count = (codes: readonly string[]) =>
  Object.fromEntries([...new Set(codes)].sort().map((code) => [code, codes.filter((one) => one === code).length]));

const byNumber = (names: readonly string[]) => names.toSorted((one, other) => one.localeCompare(other, 'en'));

/** The events that there are of a poll, which has its title to itself. */
const eventsOf = async ({ title }: Poll) => {
  const sql = 'select url_hash as "urlHash" from event where title = ?';
  const found = await server.orm.em.fork().execute<{ urlHash: string }[]>(sql, [title]);
  return Promise.all(found.map((event) => readEvent(server, event, { as: 'ada' })));
};

/** Who was told about the date, as often as they were. */
const told = async ({ title }: Poll) => {
  await server.dispatch();
  const mails = await server.orm.em
    .fork()
    .execute<{ recipient: string }[]>(
      "select recipient from mail join event on event.id = event_id where dedupe_key like '% dateFound%' and title = ?",
      [title],
    );
  return byNumber(mails.map(({ recipient }) => recipient.replace('@example.com', '')));
};

/** Each of them changes their response by what they got for their vote. */
const changeAll = (urlHash: string, participants: readonly { id: number; name: string }[], votes: readonly Voted[]) =>
  Promise.all(
    participants.map(async ({ id, name }) => {
      const responseToken = votes.find(({ voter }) => voter.name === name)?.responseToken;
      const url = `/api/events/${urlHash}/participants/${id}`;
      return (await server.rest('PUT', url, { comment: name, responseToken })).statusCode;
    }),
  );

describe.each(ROUNDS)('round %d', (round) => {
  const open = (changes: object = {}) =>
    world(round).open({ title: `Race ${expect.getState().currentTestName}`.slice(-100), ...changes });

  it('50 votes at once make one event of those that were needed, each carried once and told once', async () => {
    const poll = await open({ participantThreshold: NEEDED });
    const answers = await together(VOTES, (number) => vote(poll, number, 1));
    expect(count(answers.map(({ code }) => code))).toEqual({ CONFLICT: VOTES - NEEDED, OK: NEEDED });
    const votes = answers.filter(({ code }) => code === 'OK').map(({ result }) => result);
    const names = byNumber(votes.map(({ voter }) => voter.name));
    const [event, ...others] = await eventsOf(poll);
    expect(others).toEqual([]);
    const participants = event?.participants ?? [];
    expect(byNumber(participants.map(({ name }) => name))).toEqual(names);
    expect(await told(poll)).toEqual(byNumber([...names, 'ada']));
    expect(count((await changeAll(event?.urlHash ?? '', participants, votes)).map(String))).toEqual({ 200: NEEDED });
    expect(await world(round + 1).read(poll)).toMatchObject({
      status: 'SCHEDULED',
      event: { urlHash: event?.urlHash },
    });
  });

  it('votes that become a yes while the organiser picks another date leave one event, and nobody out', async () => {
    const poll = await open({ participantThreshold: 10 });
    const votes = (await together(10, (number) => world(number).vote(poll, [0.5, 0.5], { name: `n${number}` }))).map(
      ({ result }) => result,
    );
    const calls: Call[] = votes.map((voted, number) => () => {
      const change = { votes: world(number).votes(poll, [1]) };
      return world(number).change(poll, voted, change);
    });
    for (const one of worlds) calls.splice(round % calls.length, 0, () => one.schedule(poll, poll.options[1]?.id));
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.map(({ code }) => code).filter((code) => !['OK', 'CONFLICT'].includes(code))).toEqual([]);
    const events = await eventsOf(poll);
    expect(events.map(({ participants }) => participants.length)).toEqual([10]);
  });

  it('an event that is deleted while votes come leaves an open poll with every vote that was accepted', async () => {
    const poll = await open();
    await vote(poll, 98, 1);
    await vote(poll, 99, 1);
    const [event] = await eventsOf(poll);
    const remove = () => server.rest('DELETE', `/api/events/${event?.urlHash}`, undefined, { as: 'ada' });
    const [removed, answers] = await Promise.all([remove(), together(10, (number) => vote(poll, number, 1))]);
    expect(removed.statusCode).toBe(200);
    expect(await eventsOf(poll)).toEqual([]);
    const shown = await world(round).read(poll);
    expect(shown).toMatchObject({ status: 'OPEN', event: null });
    expect(shown?.voters).toHaveLength(2 + answers.filter(({ code }) => code === 'OK').length);
  });

  it('a poll that is closed while votes come has those that were accepted, or its date', async () => {
    const poll = await open({ participantThreshold: 10 });
    const calls: Call[] = Array.from({ length: 20 }, (_, number) => () => vote(poll, number, 1));
    calls.splice(round, 0, () => world(round).manage('closePoll', poll));
    const answers = await Promise.all(calls.map((call) => call()));
    const codes = count(answers.map(({ code }) => code));
    const events = await eventsOf(poll);
    const shown = await world(round + 1).read(poll);
    expect(shown?.status).toBe(events.length === 1 ? 'SCHEDULED' : 'CLOSED');
    expect(shown?.voters).toHaveLength((codes.OK ?? 0) - (events.length === 1 ? 0 : 1));
    expect(events.map(({ participants }) => participants.length)).toEqual(events.length === 1 ? [10] : []);
  });
});
