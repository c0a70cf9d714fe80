import { expect, it } from '@jest/globals';
import { REFUSALS } from '@quorum/domain/refusals/catalogue.generated';
import { LIMITS } from '../../src/gateways/limiter.ts';
import { EARLY, LATE, PollWorld } from '../polls/PollWorld.ts';
import { useMailServer } from './useMailServer.ts';

const LATER = '2026-05-06T09:00:00.000Z';

const server = useMailServer({ RATE_LIMITS: 'on' });
const world = new PollWorld(server);

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
    'Wednesday, 6 May 2026, 7:00 PM (Australia/Sydney), instead of Wednesday, 6 May 2026, 6:00 PM – 8:00 PM (Australia/Sydney)',
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
  const { points, refusal } = LIMITS.newsOfEvent;
  for (let moves = 0; moves < points; moves++) {
    expect((await move(moves % 2 ? EARLY : LATER)).code).toBe('OK');
  }
  expect(await move(LATE.replace('08T08', '08T09'))).toMatchObject({
    code: 'RATE_LIMITED',
    message: REFUSALS[refusal],
  });
  expect((await world.read(poll))?.options.map(({ date }) => date)).toEqual([points % 2 ? LATER : EARLY, LATE]);
});

it('two who share an address learn of what each of them voted on, in one mail', async () => {
  const poll = await world.open({ participantThreshold: 9 });
  await world.vote(poll, [1], { name: 'Vera', email: 'both@example.com' });
  await world.vote(poll, [undefined, 1], { name: 'Bo', email: 'Both@example.com' });
  await server.drain();
  const dates = [LATER, LATE.replace('08T08', '08T09')];
  await world.update(poll, { options: poll.options.map(({ id }, at) => ({ id, date: dates[at] })) });
  const [mail, ...others] = await server.drain();
  expect(others).toEqual([]);
  expect(mail?.mail.text.match(/instead\s+of/g)).toHaveLength(2);
});

it('nobody gets a mail about it where voting is over, nor about seconds; those who get a date by the same change get a mail about that alone', async () => {
  const { poll, move } = await aVotedPoll();
  expect((await move(EARLY.replace('00:00.000', '00:20.000'))).code).toBe('OK');
  // it ended at 20:00 before, so the first move takes that away
  expect((await server.drain()).length).toBe(1);
  expect((await move(EARLY)).code).toBe('OK');
  expect(await server.drain()).toEqual([]);
  await world.manage('closePoll', poll);
  // that it is over, voters do hear
  expect((await server.drain()).length).toBe(2);
  expect((await move(LATER)).code).toBe('OK');
  expect(await server.drain()).toEqual([]);
  await world.manage('reopenPoll', poll);
  const options = poll.options.map(({ id, date }) => ({ id, date }));
  await world.update(poll, { options, participantThreshold: 2, autoScheduleChance: 0.9 });
  const subjects = (await server.drain()).map(({ to, mail }) => `${to.join()} ${mail.headers.get('subject') ?? ''}`);
  expect(subjects.filter((said) => said.startsWith('vera'))).toEqual([expect.stringContaining('There is a date')]);
});
