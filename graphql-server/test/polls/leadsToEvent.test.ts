import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { changeEvent, deleteEvent } from '../support/builders.ts';
import { type Caller, startTestServer, type TestServer } from '../support/testServer.ts';
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

  it('does not show whose response is hidden, and takes what was said of its event as votes, once that is deleted', async () => {
    const poll = await world.open({ autoScheduleChance: null, participantThreshold: 3 });
    const [vera, nele] = [
      (await world.vote(poll, [1, 1], { name: 'Vera' })).result,
      (await world.vote(poll, [1, 1], { name: 'Nele' })).result,
    ];
    await world.vote(poll, [0.5, 0.5], { name: 'Spam' });
    await world.vote(poll, [1], { name: 'Kim' });
    const { result: event } = await world.schedule(poll, poll.options[0]?.id);
    const ids = (await world.read(poll))?.event?.participants.map(({ id }) => id) ?? [];
    const responses = `/api/events/${event.urlHash}/participants`;
    const changed = await server.rest('PUT', `${responses}/${ids[0]}`, { likelihood: 0.2, ...vera });
    const withdrawn = await server.rest('DELETE', `${responses}/${ids[1]}`, nele);
    const hidden = await server.rest('PUT', `${responses}/${ids[2]}/visibility`, { hidden: true }, { as: 'ada' });
    expect([changed, withdrawn, hidden].map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const names = async (caller: Caller) => (await world.read(poll, caller))?.voters.map(({ name }) => name);
    expect(await names({})).toEqual(['Vera', 'Nele', 'Kim']);
    expect(await names({ as: 'ada' })).toEqual(['Vera', 'Nele', 'Spam', 'Kim']);
    await deleteEvent(server, event);
    expect((await world.read(poll))?.voters.map(({ name, likelihoods }) => [name, likelihoods])).toEqual([
      ['Vera', [0.2, 1]],
      ['Nele', [null, 1]],
      ['Spam', [null, 0.5]],
      ['Kim', [1, null]],
    ]);
  });
});
