import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sumOfSeats } from '@quorum/domain/decision/party';
import { assignPlaces, largestParty, type Arrival } from '@quorum/domain/decision/waitlist';

const arrival = (name: string, seats = 1, holdsPlace = false) => ({ name, seats, holdsPlace });
/** Those who hold a place now and held none before. */
const promoted = <A extends Arrival>({ holding }: { holding: A[] }) => holding.filter(({ holdsPlace }) => !holdsPlace);
const names = (arrivals: readonly { name: string }[]) => arrivals.map(({ name }) => name);

describe('places', () => {
  it('go in order of arrival, and nobody passes a party that does not fit', () => {
    const { waiting } = assignPlaces([arrival('team', 13, true), arrival('pair', 2), arrival('one')], {
      threshold: 10,
      capacity: 14,
    });
    expect(names(waiting)).toEqual(['pair', 'one']);
  });

  it('go to a later party that fits while the event would not happen otherwise', () => {
    const assigned = assignPlaces([arrival('nine', 9, true), arrival('pair', 2), arrival('one')], {
      threshold: 10,
      capacity: 10,
    });
    expect(names(promoted(assigned))).toEqual(['one']);
  });

  it('stay with those who hold them when the capacity is lowered, and nobody moves up until there is room', () => {
    const crowd = [arrival('six', 6, true), arrival('other six', 6, true), arrival('one')];
    const lowered = assignPlaces(crowd, { threshold: 8, capacity: 10 });
    expect([names(lowered.holding), names(lowered.waiting)]).toEqual([['six', 'other six'], ['one']]);
    expect(names(promoted(assignPlaces(crowd, { threshold: 8, capacity: 13 })))).toEqual(['one']);
  });

  it('are not held up by a party that can never fit', () => {
    const { holding } = assignPlaces([arrival('five', 5), arrival('three', 3), arrival('one')], {
      threshold: 2,
      capacity: 4,
    });
    expect(names(holding)).toEqual(['three', 'one']);
  });

  it('are there for everybody without a limit', () => {
    const { waiting } = assignPlaces([arrival('many', 900), arrival('more', 900)], {
      threshold: 2,
      capacity: null,
    });
    expect(waiting).toEqual([]);
  });

  it.each([
    { from: 12, placed: [] },
    { from: 15, placed: ['pair'] },
    { from: 16, placed: ['pair', 'one'] },
  ])('for $from people with 13 there promote $placed', ({ from, placed }) => {
    const crowd = [arrival('team', 13, true), arrival('pair', 2), arrival('one')];
    expect(names(promoted(assignPlaces(crowd, { threshold: 10, capacity: from })))).toEqual(placed);
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
          const { holding, waiting } = assignPlaces(arrivals, places);
          expect(sumOfSeats(holding) >= threshold || waiting.length === 0).toBe(true);
        },
      ),
    );
  });
});
