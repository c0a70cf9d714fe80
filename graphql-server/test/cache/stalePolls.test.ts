import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { NOW } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';
import { POLL_MUTATIONS } from './pollMutations.ts';

const LIST = '{ polls(first: 100) { nodes { urlHash title creatorName voters(first: 10) { name } } } }';

const server = useServer({ env: { ADMIN_UIDS: 'olga' } });
let address: string;
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const getRest = (headers: Record<string, string> = {}) =>
  fetch(`${address}/api/polls`, { headers: { accept: 'application/json', ...headers } });

const cachedList = async () => {
  const headers = { accept: 'application/json' };
  const response = await fetch(`${address}/graphql?query=${encodeURIComponent(LIST)}`, { headers });
  return ((await response.json()) as { data: unknown }).data;
};

it.each(Object.entries(POLL_MUTATIONS))(
  '%s makes the cached list of polls stale, for its writer at once',
  async (_, prepare) => {
    const world = new PollWorld(server);
    const act = await prepare(world, await world.open());
    const before = await cachedList();
    await act();
    const after = await cachedList();
    expect(after).toEqual((await server.graphql(LIST)).data);
    expect(after).not.toEqual(before);
  },
);

describe('without a write', () => {
  afterEach(() => server.clock.set(NOW));

  const openPolls = async (world: PollWorld) => {
    const early = await world.open({ title: 'Early' });
    const closing = await world.open({ title: 'Closing', closesAt: '2026-05-05T12:00:00.000Z' });
    return [early.urlHash, closing.urlHash];
  };

  it('a poll leaves the cached lists of both doors at the instant at which its voting ends', async () => {
    const [early, closing] = await openPolls(new PollWorld(server));
    const listed = async () => {
      const { polls } = (await cachedList()) as { polls: { nodes: { urlHash: string }[] } };
      const byRest = (await (await getRest()).json()) as { urlHash: string }[];
      return [polls.nodes, byRest].map((list) =>
        [early, closing].map((hash) => list.some((one) => one.urlHash === hash)),
      );
    };
    server.clock.set('2026-05-05T11:59:59.999Z');
    expect(await listed()).toEqual([
      [true, true],
      [true, true],
    ]);
    server.clock.set('2026-05-05T12:00:00.000Z');
    expect(await listed()).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

it('the list of REST comes from the cache', async () => {
  const etag = (await getRest()).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  expect((await getRest({ 'if-none-match': etag })).status).toBe(304);
});
