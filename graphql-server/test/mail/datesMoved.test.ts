import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { EARLY, LATE, PollWorld } from '../polls/PollWorld.ts';
import { startMailServer, type MailServer } from './mailServer.ts';

const LATER = '2026-05-06T09:00:00.000Z';

let server: MailServer;
let world: PollWorld;
beforeAll(async () => {
  server = await startMailServer({ RATE_LIMITS: 'on' });
  world = new PollWorld(server);
});
afterAll(() => server.stop());

/** A poll that needs nine people, with three votes: on both dates, on the later one, and without an address. */
const aVotedPoll = async () => {
  const poll = await world.open({ participantThreshold: 9, title: 'Volleyball' });
  await world.vote(poll, [1, 0], { name: 'Vera', email: 'vera@example.com' });
  await world.vote(poll, [undefined, 1], { name: 'Nele', email: 'nele@example.com' });
  await world.vote(poll, [1, 1], { name: 'Kim' });
  await server.drain();
  const move = (date: string) =>
    world.update(poll, {
      options: poll.options.map((option, at) => ({ ...datesOf(option), ...(at === 0 && { date }) })),
    });
  return { poll, move };
};

const datesOf = ({ id, date }: { id: unknown; date: string }) => ({ id: String(id), date, endTime: null });

it('who said something of a date hears that it has moved, once, and keeps their vote', async () => {
  const { poll, move } = await aVotedPoll();
  expect((await move(LATER)).code).toBe('OK');
  const [mail, ...others] = await server.drain();
  expect(others).toEqual([]);
  expect(mail?.to).toEqual(['vera@example.com']);
  expect(mail?.mail.headers.get('subject')).toBe('New times: “Volleyball”');
  expect(mail?.mail.text.replaceAll(/\s+/g, ' ')).toContain(
    'Wednesday, 6 May 2026, 19:00 (Australia/Sydney), instead of Wednesday, 6 May 2026, 18:00–20:00 (Australia/Sydney)',
  );
  expect(mail?.mail.text).toContain(`/polls/${poll.urlHash}`);
  expect((await world.read(poll))?.voters.map(({ likelihoods }) => likelihoods)).toEqual([
    [1, 0],
    [null, 1],
    [1, 1],
  ]);
  // nothing moves where the same dates are said again
  expect((await move(LATER)).code).toBe('OK');
  expect(await server.drain()).toEqual([]);
});

it('who moves dates too often is refused, and nothing moves', async () => {
  const { poll, move } = await aVotedPoll();
  const { points, says } = LIMITS.newsOfEvent;
  for (let moves = 0; moves < points; moves++) {
    expect((await move(moves % 2 ? EARLY : LATER)).code).toBe('OK');
  }
  expect(await move(LATE.replace('08T08', '08T09'))).toMatchObject({ code: 'RATE_LIMITED', message: says });
  expect((await world.read(poll))?.options.map(({ date }) => date)).toEqual([points % 2 ? LATER : EARLY, LATE]);
});
