import { beforeEach, describe, expect, it } from '@jest/globals';
import { joinAll, standingOf } from '../support/people.ts';
import { useServer } from '../support/useServer.ts';
import { waitlistSteps } from './waitlistSteps.ts';

const server = useServer({ env: { RATE_LIMITS: 'off' } });
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

const { aGame, update, remove, change, headings, told } = waitlistSteps(() => server);

describe('a condition', () => {
  it('is met and lost together with others, and each is told once of each', async () => {
    const event = await aGame({ participantThreshold: 4, capacity: null });
    const of = await joinAll(server, event, ['ann', { minParticipants: 4 }], ['ben', { minParticipants: 4 }], 'cem');
    expect(await standingOf(server, event)).toEqual(['ann CONDITIONAL', 'ben CONDITIONAL', 'cem GOING']);
    const dora = (await joinAll(server, event, 'dora'))('dora');
    expect(await standingOf(server, event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING', 'dora GOING']);
    const met = await told();
    expect(met.map((mail) => mail.split(':')[0]).sort()).toEqual(['ann', 'ben']);
    await remove(event, dora);
    expect(await standingOf(server, event)).toEqual(['ann CONDITIONAL', 'ben CONDITIONAL', 'cem GOING']);
    // within the same minute: one mail tells each of both
    expect((await told()).map((mail) => mail.split(':')[0]).sort()).toEqual(['ann', 'ben']);
    const both = ['Fewer people than you asked for', 'You are in'];
    expect(await headings()).toEqual([both, both]);
    await update(event, of('cem'), { name: 'Cem' });
    expect(await headings()).toEqual([both, both]);
  });

  it('that holds at a full event leads into the line', async () => {
    const event = await aGame({ capacity: 3 });
    await joinAll(server, event, ['ann', { minParticipants: 3 }], 'ben', 'cem', 'dora');
    expect(await standingOf(server, event)).toEqual(['ann GOING', 'ben GOING', 'cem GOING', 'dora WAITLISTED 1']);
    await change(event, { capacity: 4 });
    expect(await standingOf(server, event)).toContain('dora GOING');
  });

  it('above the capacity that the organiser has lowered does not hold, nor keep others from anything', async () => {
    const event = await aGame({ capacity: 5 });
    await joinAll(server, event, ['ann', { minParticipants: 5 }], 'ben', 'cem', 'dora');
    expect(await change(event, { capacity: 4 })).toBe(200);
    await joinAll(server, event, 'eve');
    expect(await standingOf(server, event)).toEqual([
      'ann CONDITIONAL',
      'ben GOING',
      'cem GOING',
      'dora GOING',
      'eve GOING',
    ]);
  });

  it('is no news to the one who sets it', async () => {
    const event = await aGame({ capacity: null });
    const of = await joinAll(server, event, 'ann', 'ben');
    await update(event, of('ann'), { minParticipants: 5 });
    await update(event, of('ann'), { minParticipants: 2 });
    expect(await told()).toEqual([]);
  });
});
