import { beforeEach, describe, expect, it } from '@jest/globals';
import { changeEvent, deleteEvent } from '../support/builders.ts';
import type { PollView } from '../../src/doors/presenters/presentPoll.ts';
import { useServer } from '../support/useServer.ts';
import type { PollWorld } from './PollWorld.ts';
import { DOORS } from './RestPollWorld.ts';

const server = useServer();
let world: PollWorld;

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

  describe('whose event is deleted', () => {
    const [EARLY_AT, LATE_AT] = [0, 1];

    /** Five people and what they did at the event of the first date: changed, withdrew, was hidden, nothing, never voted on it. */
    const anAnsweredEvent = async () => {
      const poll = await world.open({ autoScheduleChance: null, participantThreshold: 3 });
      const say = async (name: string, votes: (number | undefined)[]) =>
        (await world.vote(poll, votes, { name, email: `${name}@example.com` })).result;
      const vera = await say('Vera', [1, 1]);
      const nele = await say('Nele', [1, 1]);
      await say('Spam', [0.5, 0.5]);
      await say('Kim', [1]);
      await say('Late', [undefined, 1]);
      const { result: event } = await world.schedule(poll, poll.options[EARLY_AT]?.id);
      const responses = `/api/events/${event.urlHash}/participants`;
      const ids = (await world.read(poll))?.event?.participants.map(({ id }) => id) ?? [];
      const changes = { likelihood: 0.2, email: 'right@example.com', responseToken: vera.responseToken };
      const done = [
        await server.rest('PUT', `${responses}/${ids[0]}`, changes),
        await server.rest('DELETE', `${responses}/${ids[1]}`, { responseToken: nele.responseToken }),
        await server.rest('PUT', `${responses}/${ids[2]}/visibility`, { hidden: true }, { as: 'ada' }),
      ];
      expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
      return { poll, event };
    };
    const votesIn = async (poll: PollView) =>
      (await world.read(poll, { as: 'ada' }))?.voters.map(({ name, likelihoods }) => [name, likelihoods]);

    it('shows before that neither who is hidden there nor who withdrew, to anybody', async () => {
      const { poll } = await anAnsweredEvent();
      for (const caller of [{}, { as: 'ada' }]) {
        const shown = await world.read(poll, caller);
        expect(shown?.voters.map(({ name }) => name)).toEqual(['Vera', 'Kim', 'Late']);
        expect(shown?.options.map(({ maybe }) => maybe)).toEqual([0, 0]);
      }
    });

    it('takes what was said about it as votes for its date, without who withdrew and who is hidden', async () => {
      const { poll, event } = await anAnsweredEvent();
      await deleteEvent(server, event);
      expect(await votesIn(poll)).toEqual([
        ['Vera', [0.2, 1]],
        ['Nele', [null, 1]],
        ['Kim', [1, null]],
        ['Late', [null, 1]],
      ]);
    });

    it('takes an address that was changed there', async () => {
      const { poll, event } = await anAnsweredEvent();
      await deleteEvent(server, event);
      expect((await world.read(poll, { as: 'ada' }))?.voters[0]).toMatchObject({ email: 'right@example.com' });
    });

    it('changes nobody’s vote by an event that was moved, not even to another of its dates', async () => {
      const { poll, event } = await anAnsweredEvent();
      const date = poll.options[LATE_AT]?.date;
      expect((await changeEvent(server, event, { date, endTime: null })).statusCode).toBe(200);
      await deleteEvent(server, event);
      expect(await votesIn(poll)).toEqual([
        ['Vera', [1, 1]],
        ['Nele', [null, 1]],
        ['Kim', [1, null]],
        ['Late', [null, 1]],
      ]);
    });
  });
});
