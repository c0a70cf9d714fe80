import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { PollWorld } from '../polls/PollWorld.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { POLL_MUTATIONS } from './pollMutations.ts';

const LIST = '{ polls(first: 100) { nodes { urlHash title voters { name } } } }';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer({ env: { ADMIN_UIDS: 'olga' } });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

const cachedList = async () => {
  const headers = { 'apollo-require-preflight': 'true', accept: 'application/json' };
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
