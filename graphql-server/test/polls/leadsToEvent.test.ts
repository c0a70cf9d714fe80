import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeEvent } from '../support/builders.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import type { PollWorld } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

let server: TestServer;
let world: PollWorld;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const PRIVATE = { isPrivate: true, location: 'The door code is 4711' };

describe.each(DOORS)('by %s, a poll', (_door, World) => {
  beforeEach(() => {
    world = new World(server);
  });

  /** With its event, which was made private since. */
  const aPollOf = async (changes: object) => {
    const poll = await world.open(changes);
    await world.vote(poll, [1, 0], { name: 'Vera' }, { as: 'vera' });
    const { result: event } = await world.schedule(poll, poll.options[0]?.id);
    expect((await changeEvent(server, event, PRIVATE)).statusCode).toBe(200);
    return { poll, event };
  };

  it('that is public leads to a private event its creator, and who has answered it by a vote', async () => {
    const { poll, event } = await aPollOf({});
    for (const as of ['ada', 'vera'])
      expect(await world.read(poll, { as })).toMatchObject({ event: { urlHash: event.urlHash } });
    for (const caller of [{}, { as: 'mallory' }]) {
      const shown = await world.read(poll, caller);
      expect(shown).toMatchObject({ status: 'SCHEDULED', event: null });
      expect(JSON.stringify(shown)).not.toContain(event.urlHash);
    }
  });

  it('that is private leads everybody who knows it', async () => {
    const { poll, event } = await aPollOf({ isPrivate: true });
    expect(await world.read(poll)).toMatchObject({ event: { urlHash: event.urlHash } });
  });
});
