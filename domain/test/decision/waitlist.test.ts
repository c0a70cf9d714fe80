import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { assignPlaces, largestParty } from '@quorum/domain/decision/waitlist';

const arrival = (name: string, seats = 1, holdsPlace = false) => ({ name, seats, holdsPlace });
const names = (arrivals: readonly { name: string }[]) => arrivals.map(({ name }) => name);

describe('places', () => {
  it('go in order of arrival, and nobody passes a party that does not fit', () => {
    const { waiting, free } = assignPlaces([arrival('team', 13, true), arrival('pair', 2), arrival('one')], {
      threshold: 10,
      capacity: 14,
    });
    expect([names(waiting), free]).toEqual([['pair', 'one'], 1]);
  });

  it('go to a later party that fits while the event would not happen otherwise', () => {
    const { promoted } = assignPlaces([arrival('nine', 9, true), arrival('pair', 2), arrival('one')], {
      threshold: 10,
      capacity: 10,
    });
    expect(names(promoted)).toEqual(['one']);
  });

  it('stay with those who hold them when the capacity is lowered, and nobody moves up until there is room', () => {
    const crowd = [arrival('six', 6, true), arrival('other six', 6, true), arrival('one')];
    const lowered = assignPlaces(crowd, { threshold: 8, capacity: 10 });
    expect([lowered.overbooked, names(lowered.promoted), lowered.free]).toEqual([2, [], 0]);
    expect(names(assignPlaces(crowd, { threshold: 8, capacity: 13 }).promoted)).toEqual(['one']);
  });

  it('are not held up by a party that can never fit', () => {
    const { holding } = assignPlaces([arrival('five', 5), arrival('three', 3), arrival('one')], {
      threshold: 2,
      capacity: 4,
    });
    expect(names(holding)).toEqual(['three', 'one']);
  });

  it('are there for everybody without a limit', () => {
    const { waiting, free, overbooked } = assignPlaces([arrival('many', 900), arrival('more', 900)], {
      threshold: 2,
      capacity: null,
    });
    expect([waiting, free, overbooked]).toEqual([[], null, 0]);
  });

  it.each([
    { from: 12, promoted: [] },
    { from: 15, promoted: ['pair'] },
    { from: 16, promoted: ['pair', 'one'] },
  ])('for $from people with 13 there promote $promoted', ({ from, promoted }) => {
    const crowd = [arrival('team', 13, true), arrival('pair', 2), arrival('one')];
    expect(names(assignPlaces(crowd, { threshold: 10, capacity: from }).promoted)).toEqual(promoted);
  });

  it('make nobody wait below the threshold whose party is not too large', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8 }),
        fc.nat(6),
        fc.array(fc.integer({ min: 1, max: 7 })),
        (threshold, more, sizes) => {
          const places = { threshold, capacity: threshold + more };
          const arrivals = sizes
            .filter((seats) => seats <= largestParty(places))
            .map((seats, i) => arrival(`${i}`, seats));
          const { held, waiting } = assignPlaces(arrivals, places);
          expect(held >= threshold || waiting.length === 0).toBe(true);
        },
      ),
    );
  });
});
