import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventView } from '../../src/doors/presenters/presentEvent.ts';
import { anEvent, aResponse, readEvent } from '../support/builders.ts';
import { editSeries, nextDate } from '../support/series.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer();
let first: EventView;
let second: EventView;

const edit = (event: EventView, input: object, scope: 'THIS_OCCURRENCE' | 'THIS_AND_FOLLOWING') =>
  editSeries(server, event, input, scope);

const placesOf = async (event: EventView) => {
  const { participantThreshold, capacity, maxGuests, formats } = await readEvent(server, event);
  return { participantThreshold, capacity, maxGuests, formats };
};

const FIVE = { at: 10, label: '5v5' };
const SIX = { at: 12, label: '6v6' };
const PLACES = { participantThreshold: 10, capacity: 14, maxGuests: 2, formats: [FIVE, SIX] };

beforeEach(async () => {
  await server.orm.em.fork().execute('truncate event cascade');
  first = await anEvent(server, {
    ...PLACES,
    timezone: 'UTC',
    date: '2026-04-28T16:00:00Z',
    endTime: null,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  second = await nextDate(server, first);
});

it('places, guests and formats of a series are those of each next date', async () => {
  expect(second).toMatchObject({ ...PLACES, placesLeft: 14, waitlistCount: 0, participants: [] });
  const third = await nextDate(server, second, '2026-05-06T12:00:00Z');
  expect(third).toMatchObject({ ...PLACES, parentEventId: first.id });
});

describe('a change of this and the following events', () => {
  it('changes places, guests and formats of what is planned already, and of what comes later', async () => {
    const changed = { participantThreshold: 8, capacity: 16, maxGuests: 1, formats: [{ at: 8, label: '4v4' }, SIX] };
    expect(await edit(first, changed, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(await placesOf(second)).toEqual(changed);
    expect(await nextDate(server, second, '2026-05-06T12:00:00Z')).toMatchObject(changed);
  });

  it('takes the limit away, and the formats', async () => {
    expect(await edit(first, { capacity: null, formats: [] }, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(await placesOf(second)).toEqual({ ...PLACES, capacity: null, formats: [] });
  });

  it('is refused as a whole where it does not agree with itself', async () => {
    expect(await edit(first, { capacity: 9 }, 'THIS_AND_FOLLOWING')).toMatchObject([
      { fields: ['capacity', 'formats'] },
    ]);
    expect(await edit(first, { capacity: 11 }, 'THIS_AND_FOLLOWING')).toMatchObject([{ fields: ['formats'] }]);
    expect([await placesOf(first), await placesOf(second)]).toEqual([PLACES, PLACES]);
  });

  it('leaves alone the places that one date was given of its own', async () => {
    await edit(second, { capacity: 20, formats: [FIVE] }, 'THIS_OCCURRENCE');
    expect(await edit(first, { capacity: 12, maxGuests: 0, formats: [SIX] }, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(await placesOf(second)).toEqual({ ...PLACES, capacity: 20, maxGuests: 0, formats: [FIVE] });
  });

  it.each<[own: object, change: object]>([
    [
      { participantThreshold: 13, formats: [] },
      { participantThreshold: 5, capacity: 12, formats: [] },
    ],
    [{ capacity: 12 }, { participantThreshold: 13, formats: [] }],
    [
      { participantThreshold: 12, formats: [SIX] },
      { capacity: 11, formats: [FIVE] },
    ],
    [{ formats: [SIX, { at: 14, label: '7v7' }] }, { capacity: 12 }],
    [{ formats: [FIVE] }, { participantThreshold: 12, formats: [SIX] }],
    [{ capacity: 12 }, { formats: [FIVE, { at: 14, label: '7v7' }] }],
  ])('leaves a date that has %j of its own its places where %j does not agree with them', async (own, change) => {
    expect(await edit(second, own, 'THIS_OCCURRENCE')).toBeUndefined();
    const before = await placesOf(second);
    expect(await edit(first, { ...change, maxGuests: 1, title: 'New' }, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(await placesOf(second)).toEqual({ ...before, maxGuests: 1 });
    expect((await readEvent(server, second)).title).toBe('New');
  });

  it('gives places to those who wait for a later date', async () => {
    await edit(second, { participantThreshold: 2, capacity: 2, formats: [] }, 'THIS_OCCURRENCE');
    const third = await nextDate(server, second, '2026-05-06T12:00:00Z');
    await edit(third, { participantThreshold: 2, capacity: 2, formats: [] }, 'THIS_AND_FOLLOWING');
    for (const name of ['Ann', 'Ben', 'Cem']) await aResponse(server, third, { name });
    expect((await readEvent(server, third)).waitlistCount).toBe(1);
    expect(await edit(third, { capacity: 3 }, 'THIS_AND_FOLLOWING')).toBeUndefined();
    expect(await readEvent(server, third)).toMatchObject({ waitlistCount: 0, placesLeft: 0 });
  });
});

it('a change of one date alone is not that of the next', async () => {
  await edit(second, { capacity: 20, maxGuests: 5, formats: [] }, 'THIS_OCCURRENCE');
  expect(await placesOf(first)).toEqual(PLACES);
  expect(await nextDate(server, second, '2026-05-06T12:00:00Z')).toMatchObject(PLACES);
});
