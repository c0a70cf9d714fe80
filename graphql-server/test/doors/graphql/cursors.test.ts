import { beforeAll, describe, expect, it } from '@jest/globals';
import { isObjectType } from 'graphql';
import { buildSchema } from '../../../src/doors/graphql/buildSchema.ts';
import { PollWorld } from '../../polls/PollWorld.ts';
import { anEvent, aResponse } from '../../support/builders.ts';
import type { TestServer } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const server = useServer();
const polls: Record<string, string> = {};
/** An event to which a few things have happened. */
let recorded: string;

beforeAll(async () => {
  const busy = await anEvent(server, { isPrivate: true });
  for (const name of ['Vera', 'Wim', 'Xenia']) await aResponse(server, busy, { name });
  recorded = busy.urlHash;
  const world = new PollWorld(server);
  for (const eventTypeId of [1, 2]) {
    for (const day of ['2026-05-20', '2026-05-21', '2026-03-20', '2026-03-21'])
      await anEvent(server, { date: `${day}T10:00:00Z`, endTime: null, eventTypeId });
    for (const name of ['one', 'another']) {
      const poll = await world.open({ participantThreshold: 10, eventTypeId });
      await world.vote(poll, [0.5]);
      await world.vote(poll, [0.5]);
      polls[name] = poll.urlHash;
    }
  }
});

type Data = Awaited<ReturnType<TestServer['graphql']>>['data'];

/** A list by the field of the schema that it is read from, and the call of its next page. */
interface List {
  field: string;
  ask: (after: string | null) => string;
  /** By whom it is read, where it is not for everybody. */
  as?: string;
  /** Where the cursor of its first page is. */
  cursorIn: (data: Data) => string;
}

const literal = (after: string | null) => JSON.stringify(after);

const connection = (name: 'events' | 'polls', given: string): List => ({
  field: `Query.${name}`,
  ask: (after) =>
    `{ ${name}(first: 1, after: ${literal(after)}${given}) { pageInfo { endCursor } nodes { urlHash } } }`,
  cursorIn: (data) => String(data?.[name].pageInfo.endCursor),
});

const voters = (name: string): List => ({
  field: 'Poll.voters',
  ask: (after) => `{ poll(urlHash: "${polls[name] ?? ''}") { voters(first: 1, after: ${literal(after)}) { id } } }`,
  cursorIn: (data) => String(data?.poll.voters[0].id),
});

const happened: List = {
  field: 'Event.activity',
  as: 'ada',
  ask: (after) => `{ event(urlHash: "${recorded}") { activity(first: 1, after: ${literal(after)}) { cursor type } } }`,
  cursorIn: (data) => String(data?.event.activity[0].cursor),
};

const LISTS: Record<string, List> = {
  'what happened to an event': happened,
  'upcoming events': connection('events', ''),
  'past events': connection('events', ', when: PAST'),
  'upcoming events of a type': connection('events', ', eventTypeId: 1'),
  'upcoming events of another type': connection('events', ', eventTypeId: 2'),
  'past events of a type': connection('events', ', when: PAST, eventTypeId: 1'),
  polls: connection('polls', ''),
  'polls of a type': connection('polls', ', eventTypeId: 1'),
  'polls of another type': connection('polls', ', eventTypeId: 2'),
  'the voters of a poll': voters('one'),
  'the voters of another poll': voters('another'),
};

const nextPage = async ({ ask, as }: List, after: string | null) => server.graphql(ask(after), {}, { as });

const cursorOf = async (list: List): Promise<string> => {
  const { data } = await nextPage(list, null);
  return list.cursorIn(data);
};

describe('every list of the schema that takes a cursor', () => {
  it('is among them', () => {
    const found = Object.values(buildSchema().getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields())
          .filter(({ args }) => args.some(({ name }) => name === 'after'))
          .map((field) => `${type.name}.${field.name}`),
      );
    expect(new Set(Object.values(LISTS).map(({ field }) => field))).toEqual(new Set(found));
  });
});

describe.each(Object.entries(LISTS))('the cursor of %s', (_name, list) => {
  it('goes on in that list, however long its pages are', async () => {
    const cursor = await cursorOf(list);
    const { data, errors } = await nextPage(list, cursor);
    expect(errors).toBeUndefined();
    expect(list.cursorIn(data)).not.toBe(cursor);
    const longer = await server.graphql(list.ask(cursor).replace('first: 1', 'first: 5'), {}, { as: list.as });
    expect(longer.errors).toBeUndefined();
  });

  it('is short', async () => {
    expect((await cursorOf(list)).length).toBeLessThan(50);
  });

  // those of voters are numbers
  const isNumber = (one: List) => one.field === 'Poll.voters';
  const refusedBy = (one: List) => (isNumber(one) ? 'request.foreignVoter' : 'request.foreignCursor');
  const others = Object.entries(LISTS).filter(([, other]) => other !== list && !(isNumber(list) && isNumber(other)));

  it.each(others.map(([other]) => other))('is refused by %s', async (other) => {
    const { errors } = await nextPage(LISTS[other] as List, await cursorOf(list));
    const key = refusedBy(LISTS[other] as List);
    expect(errors).toEqual([
      expect.objectContaining({
        message: errors?.[0]?.message,
        extensions: {
          code: 'BAD_USER_INPUT',
          fields: ['after'],
          errors: [{ field: 'after', code: key, message: errors?.[0]?.message }],
          reasons: [{ key }],
        },
      }),
    ]);
  });
});

it('a cursor of an earlier release, which says nothing of its list, is refused and tells where to begin', async () => {
  const former = Buffer.from(`${Date.parse('2026-05-20T10:00:00Z')}.1`).toString('base64url');
  const { errors } = await nextPage(LISTS['upcoming events'] as List, former);
  expect(errors?.[0]?.message).toBe(
    'This cursor does not belong to this list. Please start from the beginning, without it',
  );
});

it('a browser finds its own voter after the number before, be that of a voter of another poll', async () => {
  const world = new PollWorld(server);
  const [poll, other] = [await world.open(), await world.open()];
  await world.vote(other, [0.5]);
  const own = (await world.vote(poll, [0.5])).result.voter.id;
  const ask = `{ poll(urlHash: "${poll.urlHash}") { voters(first: 1, after: ${own - 1}) { id } } }`;
  const { data } = await server.graphql(ask);
  expect(data?.poll.voters).toEqual([{ id: String(own) }]);
});

it('the id of a voter who has withdrawn still says where to go on', async () => {
  const world = new PollWorld(server);
  const poll = await world.open({ participantThreshold: 10 });
  const [first, second] = [await world.vote(poll, [0.5]), await world.vote(poll, [0.5])];
  await server.graphql(
    `mutation { removeVote(urlHash: "${poll.urlHash}", voterId: ${first.result.voter.id}, responseToken: "${first.result.responseToken}") }`,
  );
  const { data } = await server.graphql(
    `{ poll(urlHash: "${poll.urlHash}") { voters(after: ${first.result.voter.id}) { id } } }`,
  );
  expect(data?.poll.voters).toEqual([{ id: String(second.result.voter.id) }]);
});
