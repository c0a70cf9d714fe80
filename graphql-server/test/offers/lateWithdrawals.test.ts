import { beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { useMailServer } from '../mail/useMailServer.ts';
import { restDoor } from '../support/doors.ts';
import { offerSteps, START } from './offerSteps.ts';

const server = useMailServer({ RATE_LIMITS: 'off' });
const { aFullGame, leave, update, told, at } = offerSteps(() => server);
beforeEach(async () => {
  await server.orm.em.fork().execute('truncate mail, event cascade');
});

const before = (duration: object) => DateTime.fromISO(START, { zone: 'utc' }).minus(duration);
/** A game of four, shortly before its start. */
const soon = async (duration: object = { hours: 3 }) => {
  const game = await aFullGame({ capacity: 8 }, 'cem', ['dora', { guests: 1 }]);
  server.clock.set(before(duration).toISO() ?? '');
  return game;
};
const minutesLater = async (minutes: number) => {
  server.clock.set(server.clock.now().plus({ minutes }).toISO() ?? '');
  return (await told()).filter(({ subject }) => subject === 'Withdrawn at short notice');
};

describe('the organiser', () => {
  it('hears after five minutes that somebody has withdrawn within a day of the start', async () => {
    const { event, of } = await soon();
    await update(event, of('cem'), { likelihood: 0 });
    expect(await minutesLater(4)).toEqual([]);
    const [mail, ...more] = await minutesLater(1);
    expect(mail).toMatchObject({ name: 'ada' });
    expect(mail?.text).toContain('One person has withdrawn');
    expect(mail?.text).toContain('cem');
    expect(more).toEqual([]);
    expect(await minutesLater(60)).toEqual([]);
  });

  it('hears of several in one mail, guests counted, and of those whose responses are gone by their names, which go then', async () => {
    const { event, of } = await soon();
    await update(event, of('dora'), { likelihood: 0.5 });
    await minutesLater(2);
    await leave(event, of('cem'));
    await minutesLater(2);
    await update(event, of('ben'), { likelihood: 0, isStandby: true });
    expect(await minutesLater(4)).toEqual([]);
    const [mail, ...more] = await minutesLater(1);
    expect(mail?.text).toContain('4 people have withdrawn');
    expect(mail?.text).toContain('dora and a guest');
    expect(mail?.text).toMatch(/- cem\n/);
    expect(await server.orm.em.fork().execute('select name from withdrawn')).toEqual([]);
    expect(mail?.text).toContain('ben');
    expect(more).toEqual([]);
  });

  it.each<[string, object, (game: Awaited<ReturnType<typeof soon>>) => Promise<unknown>]>([
    [
      'of one who is back in by then',
      { hours: 3 },
      async ({ event, of }) => {
        await update(event, of('cem'), { likelihood: 0 });
        await update(event, of('cem'), { likelihood: 1 });
      },
    ],
    [
      'more than a day before',
      { hours: 24, minutes: 1 },
      ({ event, of }) => update(event, of('cem'), { likelihood: 0 }),
    ],
    ['once it has begun', { hours: -1 }, ({ event, of }) => update(event, of('cem'), { likelihood: 0 })],
    ['of fewer guests', { hours: 3 }, ({ event, of }) => update(event, of('dora'), { guests: 0 })],
    [
      'of one whom they removed themselves',
      { hours: 3 },
      ({ event, of }) => server.rest('DELETE', at(event, of('cem')), undefined, { as: 'ada' }),
    ],
    [
      'of one whom they hid',
      { hours: 3 },
      ({ event, of }) => server.rest('PUT', `${at(event, of('cem'))}/visibility`, { hidden: true }, { as: 'ada' }),
    ],
    [
      'of what is called off',
      { hours: 3 },
      async ({ event, of }) => {
        await update(event, of('cem'), { likelihood: 0 });
        await restDoor(server).decideEvent(event, { decision: 'CALL_OFF' }, { as: 'ada' });
      },
    ],
  ])('hears nothing %s', async (_what, ahead, happens) => {
    const game = await soon(ahead);
    await happens(game);
    expect(await minutesLater(5)).toEqual([]);
  });

  it('hears of one who comes back and leaves again only once, and of the last time', async () => {
    const { event, of } = await soon();
    await update(event, of('cem'), { likelihood: 0 });
    await update(event, of('cem'), { likelihood: 1 });
    await minutesLater(3);
    await update(event, of('cem'), { likelihood: 0 });
    const mails = [...(await minutesLater(2)), ...(await minutesLater(3)), ...(await minutesLater(9))];
    expect(mails).toHaveLength(1);
  });
});
