import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { aResponse, readEvent, type Joined } from '../support/builders.ts';
import { joinAll, standingOf } from '../support/people.ts';
import { useServer } from '../support/useServer.ts';
import { waitlistSteps } from './waitlistSteps.ts';

const server = useServer({ env: { RATE_LIMITS: 'off' } });
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

const { aGame, update, remove, hide, change, told } = waitlistSteps(() => server);

describe('a place that is freed', () => {
  type Freeing = (event: EventView, of: (name: string) => Joined) => Promise<unknown>;

  it.each<[how: string, free: Freeing, left: string[]]>([
    ['by a removal', (event, of) => remove(event, of('ann')), []],
    ['by hiding', (event, of) => hide(event, of('ann'), true), []],
    ['by a no', (event, of) => update(event, of('ann'), { likelihood: 0 }), ['ann DECLINED']],
    ['by a maybe', (event, of) => update(event, of('ann'), { likelihood: 0.5 }), ['ann MAYBE']],
    ['by more places', (event) => change(event, { capacity: 3 }), ['ann GOING']],
  ])('%s goes to the first in line, who is told once', async (_how, free, left) => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben', 'cem', 'dora');
    expect(await standingOf(server, event)).toEqual([
      'ann GOING',
      'ben GOING',
      'cem WAITLISTED 1',
      'dora WAITLISTED 2',
    ]);
    await free(event, of);
    expect((await standingOf(server, event)).sort()).toEqual([...left, 'ben GOING', 'cem GOING', 'dora WAITLISTED 1']);
    expect(await told()).toEqual(['cem: You have a place']);
  });

  it('by fewer guests goes to the first in line', async () => {
    const event = await aGame({ capacity: 3 });
    const of = await joinAll(server, event, ['ann', { guests: 1 }], 'ben', 'cem');
    expect(await standingOf(server, event)).toContain('cem WAITLISTED 1');
    expect(await update(event, of('ann'), { guests: 0 })).toBe(200);
    expect(await standingOf(server, event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING']);
    expect(await told()).toEqual(['cem: You have a place']);
  });

  it('does not pass a party that does not fit, which is told once both fit', async () => {
    const event = await aGame({ capacity: 3 });
    const of = await joinAll(server, event, 'ann', 'ben', ['pair', { guests: 1 }], 'dora');
    expect(await standingOf(server, event)).toEqual([
      'ann GOING',
      'ben GOING',
      'pair WAITLISTED 1',
      'dora WAITLISTED 2',
    ]);
    await remove(event, of('ann'));
    expect((await standingOf(server, event)).sort()).toEqual(['ben GOING', 'dora WAITLISTED 1', 'pair GOING']);
  });

  it('is nobody’s who asked after the end of the line, and who gives it up goes to its end', async () => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben', 'cem');
    await update(event, of('ann'), { likelihood: 0.5 });
    await update(event, of('ann'), { likelihood: 1 });
    expect((await standingOf(server, event)).sort()).toEqual(['ann WAITLISTED 1', 'ben GOING', 'cem GOING']);
    await joinAll(server, event, 'dora');
    await update(event, of('ben'), { likelihood: 0 });
    expect((await standingOf(server, event)).sort()).toEqual([
      'ann GOING',
      'ben DECLINED',
      'cem GOING',
      'dora WAITLISTED 1',
    ]);
  });

  it('is not given while the event is overbooked: fewer places take nobody’s', async () => {
    const event = await aGame({ capacity: 4 });
    const of = await joinAll(server, event, 'ann', 'ben', 'cem', 'dora', 'eve');
    expect(await change(event, { capacity: 2 })).toBe(200);
    const before = ['ann GOING', 'ben GOING', 'cem GOING', 'dora GOING', 'eve WAITLISTED 1'];
    expect(await standingOf(server, event)).toEqual(before);
    await remove(event, of('ann'));
    await remove(event, of('ben'));
    expect(await standingOf(server, event)).toEqual(['cem GOING', 'dora GOING', 'eve WAITLISTED 1']);
    expect(await told()).toEqual([]);
    await remove(event, of('cem'));
    expect(await standingOf(server, event)).toEqual(['dora GOING', 'eve GOING']);
    expect(await change(event, { capacity: null })).toBe(200);
    expect(await readEvent(server, event)).toMatchObject({ placesLeft: null, waitlistCount: 0 });
  });

  it('is not given back to a response that was hidden meanwhile, and its owner waits', async () => {
    const event = await aGame();
    const of = await joinAll(server, event, 'ann', 'ben', 'cem');
    await hide(event, of('ann'), true);
    await hide(event, of('ann'), false);
    expect((await standingOf(server, event)).sort()).toEqual(['ann WAITLISTED 1', 'ben GOING', 'cem GOING']);
  });
});

it('sends no mail to the waitlist when the threshold rises or falls within the places', async () => {
  const event = await aGame({ capacity: 3 });
  await joinAll(server, event, 'ann', 'ben', 'cem', 'dora');
  expect(await change(event, { participantThreshold: 3 })).toBe(200);
  expect(await change(event, { participantThreshold: 2 })).toBe(200);
  expect(await standingOf(server, event)).toContain('dora WAITLISTED 1');
  expect(await told()).toEqual([]);
});

it('writes in the language of each', async () => {
  const event = await aGame();
  const of = await joinAll(server, event, 'ann', 'ben');
  const german = { headers: { 'accept-language': 'de' } };
  await aResponse(server, event, { name: 'cem', email: 'cem@example.com' }, german);
  await remove(event, of('ann'));
  expect(await told()).toEqual(['cem: Du hast einen Platz']);
});
