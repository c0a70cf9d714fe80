import { expect, it } from '@jest/globals';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { PollWorld } from '../polls/PollWorld.ts';
import { deleteEvent } from '../support/builders.ts';
import { useMailServer } from './useMailServer.ts';

const server = useMailServer({ RATE_LIMITS: 'on' });
const world = new PollWorld(server);

it('of one poll a handful of events are made in a day: voters get a mail about each, and about its end', async () => {
  const { points, refusal } = LIMITS.eventsOfPoll;
  const poll = await world.open({ participantThreshold: 9 });
  await world.vote(poll, [1, 1], { email: 'vera@example.com' });
  const [early, late] = poll.options.map(({ id }) => id);
  for (let made = 0; made < points; made++) {
    const { result } = await world.schedule(poll, made % 2 ? late : early);
    expect((await deleteEvent(server, result)).statusCode).toBe(200);
  }
  expect(await world.schedule(poll, early)).toMatchObject({ code: 'RATE_LIMITED', message: REFUSALS[refusal] });
  // nor by itself: the vote counts, and the poll stays open
  await world.update(poll, { autoScheduleChance: 0.9, participantThreshold: 2 });
  expect((await world.vote(poll, [1, 1])).code).toBe('OK');
  expect(await world.read(poll)).toMatchObject({ status: 'OPEN', event: null, voters: [{}, {}] });
  expect((await server.drain()).filter(({ to }) => to.includes('vera@example.com')).length).toBeLessThan(10);
  server.clock.set(server.clock.now().plus({ days: 1, seconds: 1 }).toISO() ?? '');
  expect((await world.schedule(poll, early)).code).toBe('OK');
});
