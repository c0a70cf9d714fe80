import { describe, expect, it } from '@jest/globals';
import { makeEvent, type MadeUpEvent, type Person } from '../src/makeEvent.ts';
import { Random } from '../src/Random.ts';
import { AT_THEIR_WORD, MADE_UP, type World } from '../src/World.ts';

const eventsOf = (world: World, count = 3_000): MadeUpEvent[] => {
  const random = new Random(18);
  return Array.from({ length: count }, () => makeEvent(random, world));
};
const shareOf = (people: readonly Person[], isSo: (person: Person) => boolean) =>
  people.filter(isSo).length / people.length;
const comes = ({ seatsThatCome }: Person) => seatsThatCome > 0;

describe('made-up people', () => {
  const people = eventsOf(MADE_UP).flatMap((event) => event.people);

  it('come as often as the world says about what they say', () => {
    for (const stated of [1, 0.8, 0.5, 0.3]) {
      const alike = people.filter((person) => person.stated === stated);
      // events share weather and friends, so it is less exact than of single people
      expect(shareOf(alike, comes)).toBeCloseTo(MADE_UP.comes(stated), 1);
    }
  });

  it('mostly do what they plan, and not always', () => {
    const asPlanned = shareOf(people, (person) => comes(person) === (person.plan === 1));
    expect(asPlanned).toBeGreaterThan(0.8);
    expect(asPlanned).toBeLessThan(1);
  });

  it('reply to most questions, and take a yes back only where they plan to stay away', () => {
    expect(shareOf(people, ({ repliesAfter }) => repliesAfter[0] !== Infinity)).toBeCloseTo(0.7 * 0.85, 1);
    const certain = people.filter(({ stated }) => stated === 1);
    expect(certain.filter(({ plan, unaskedAt }) => plan === 1 && unaskedAt !== Infinity)).toEqual([]);
  });

  it('come and stay away together: events differ more than chance would have it', () => {
    /** The variance of the number of people who come, of events of like people. */
    const variance = (world: World) => {
      const alike = { ...world, stated: [[0.5, 1]] as const, guests: [[0, 1]] as const, threshold: [10, 10] as const };
      const counts = eventsOf({ ...alike, spread: 0 }).map((event) => event.people.filter(comes).length);
      const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
      return counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / counts.length;
    };
    const independent = { ...MADE_UP, weather: 0, friends: 0 };
    expect(variance(MADE_UP)).toBeGreaterThan(1.3 * variance(independent));
  });
});

describe('people at their word', () => {
  it('come with their guests if they say yes', () => {
    const certain = eventsOf(AT_THEIR_WORD, 300).flatMap(({ people }) => people.filter(({ stated }) => stated === 1));
    expect(certain.every(({ seatsThatCome, guests }) => seatsThatCome === 1 + guests)).toBe(true);
  });
});
