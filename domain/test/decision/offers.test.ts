import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Arrival, Offer } from '@quorum/domain/decision/offers';
import { sumOfSeats } from '@quorum/domain/decision/party';
import { WAITLIST_RULES, type WaitlistRule } from '@quorum/domain/decision/rules';
import { assignPlaces } from '@quorum/domain/decision/waitlist';

interface Guest extends Arrival {
  name: string;
}

const NOW = 1_000;
const UNTIL = 2_000;
const here = (name: string, seats = 1): Guest => ({ name, seats, holdsPlace: true });
const waits = (name: string, seats = 1, more: Partial<Guest> = {}): Guest => ({
  name,
  seats,
  holdsPlace: false,
  ...more,
});
const offer = (seats: number, more: Partial<Offer> = {}): Offer => ({
  seats,
  isForFewer: false,
  until: UNTIL,
  ...more,
});

/** Each with what became of it: `in`, or how many places it is offered. */
const outcome = (rule: WaitlistRule, capacity: number, arrivals: readonly Guest[], threshold = 2) => {
  const { holding, offers } = assignPlaces(arrivals, { threshold, capacity }, { rule, now: NOW, until: UNTIL });
  return arrivals
    .filter(({ holdsPlace }) => !holdsPlace)
    .map((one) => `${one.name} ${holding.includes(one) ? 'in' : (offers.get(one)?.seats ?? 0)}`)
    .join(', ');
};

describe('places that are taken at once', () => {
  const given = (...arrivals: Guest[]) => outcome('TAKEN_AT_ONCE', 4, arrivals);

  it('go to the first in line', () => {
    expect(given(here('crowd', 3), waits('ann'), waits('ben'))).toBe('ann in, ben 0');
  });

  it('are held for a party that is too large, which is asked whether fewer come', () => {
    expect(given(here('crowd', 3), waits('four', 4), waits('ben'))).toBe('four 1, ben 0');
    expect(given(here('crowd', 3), waits('four', 4, { offer: offer(1, { isForFewer: true }) }), waits('ben'))).toBe(
      'four 1, ben 0',
    );
  });

  it('go to the next whom they fit once the party has had its time', () => {
    const four = waits('four', 4, { offer: offer(1, { isForFewer: true, until: NOW }) });
    expect(given(here('crowd', 3), four, waits('pair', 2), waits('ben'))).toBe('four 0, pair 1, ben 0');
    const passed = [waits('four', 4, { passedFor: 1 }), waits('pair', 2, { passedFor: 1 })];
    expect(given(here('crowd', 3), ...passed, waits('ben'))).toBe('four 0, pair 0, ben in');
  });

  it('are asked about again once more of them are free', () => {
    expect(given(here('crowd', 2), waits('four', 4, { passedFor: 1 }))).toBe('four 2');
    expect(given(waits('four', 4, { passedFor: 1 }))).toBe('four in');
  });

  it('are taken by a party that has become small enough', () => {
    expect(given(here('crowd', 3), waits('four', 1, { offer: offer(1, { isForFewer: true }) }))).toBe('four in');
  });

  it('are held for nobody while the event would not happen without', () => {
    const four = waits('four', 4, { offer: offer(2, { isForFewer: true }) });
    expect(outcome('TAKEN_AT_ONCE', 4, [here('crowd', 2), four, waits('ben')], 4)).toBe('four 1, ben in');
  });
});

describe('places that are offered in order', () => {
  const given = (...arrivals: Guest[]) => outcome('OFFERED_IN_ORDER', 4, arrivals);

  it('are held for the first in line, one for each', () => {
    expect(given(here('crowd', 2), waits('ann'), waits('ben'), waits('cem'))).toBe('ann 1, ben 1, cem 0');
  });

  it('go on to the next once the time is over, who asks nobody twice about the same place', () => {
    expect(given(here('crowd', 3), waits('ann', 1, { offer: offer(1, { until: NOW }) }), waits('ben'))).toBe(
      'ann 0, ben 1',
    );
    expect(given(here('crowd', 3), waits('ann', 1, { passedFor: 1 }), waits('ben', 1, { passedFor: 1 }))).toBe(
      'ann 0, ben 0',
    );
  });

  it('are for anybody who comes once all in line have let them go', () => {
    expect(given(here('crowd', 3), waits('ann', 1, { passedFor: 1 }), waits('new', 1, { isNew: true }))).toBe(
      'ann 0, new in',
    );
    expect(given(here('crowd', 3), waits('ann'), waits('new', 1, { isNew: true }))).toBe('ann 1, new 0');
  });

  it('are offered again to one who let another go', () => {
    expect(given(here('crowd', 2), waits('ann', 1, { passedFor: 1 }), waits('ben', 1, { offer: offer(1) }))).toBe(
      'ann 1, ben 1',
    );
  });

  it('that are gone again are offered to nobody: who was asked last is asked no more', () => {
    const two = [waits('ann', 1, { offer: offer(1) }), waits('ben', 1, { offer: offer(1) })];
    expect(given(here('crowd', 3), ...two)).toBe('ann 1, ben 0');
    expect(given(here('crowd', 5), ...two)).toBe('ann 0, ben 0');
  });

  it('are all taken once there is no limit', () => {
    const arrivals = [here('crowd', 4), waits('ann', 1, { offer: offer(1) }), waits('ben')];
    const { holding } = assignPlaces(
      arrivals,
      { threshold: 2, capacity: null },
      { rule: 'OFFERED_IN_ORDER', now: NOW, until: UNTIL },
    );
    expect(holding).toEqual(arrivals);
  });
});

describe('places that are offered to all', () => {
  const given = (...arrivals: Guest[]) => outcome('OFFERED_TO_ALL', 4, arrivals);

  it('are offered to everybody in line, who may all take them', () => {
    expect(given(here('crowd', 3), waits('ann'), waits('pair', 2), waits('ben'))).toBe('ann 1, pair 1, ben 1');
  });

  it('are not offered for longer because somebody joins the line', () => {
    const arrivals = [here('crowd', 3), waits('ann', 1, { offer: offer(1, { until: 1_500 }) }), waits('ben')];
    const offering = { rule: 'OFFERED_TO_ALL', now: NOW, until: UNTIL } as const;
    const { offers } = assignPlaces(arrivals, { threshold: 2, capacity: 4 }, offering);
    expect([...offers.values()].map(({ until }) => until)).toEqual([1_500, 1_500]);
  });

  it('are offered to nobody once they are taken', () => {
    expect(given(here('crowd', 4), waits('ann', 1, { offer: offer(1) }))).toBe('ann 0');
  });
});

describe('whatever the rule', () => {
  const arrival = fc.record({
    seats: fc.integer({ min: 1, max: 4 }),
    holdsPlace: fc.boolean(),
    offer: fc.option(
      fc.record({
        seats: fc.integer({ min: 1, max: 4 }),
        isForFewer: fc.boolean(),
        until: fc.constantFrom(NOW, UNTIL),
      }),
    ),
    passedFor: fc.nat(5),
    isNew: fc.boolean(),
  });
  const line = fc.array(
    arrival.map((one) => (one.holdsPlace || one.isNew ? { ...one, offer: null, passedFor: 0 } : one)),
    { maxLength: 12 },
  );
  const cases = fc.tuple(fc.constantFrom(...WAITLIST_RULES), line, fc.integer({ min: 2, max: 10 }));

  it('no more places are given and held than there are, and none is taken from anybody', () => {
    fc.assert(
      fc.property(cases, ([rule, arrivals, capacity]) => {
        const offering = { rule, now: NOW, until: UNTIL };
        const { holding, offers } = assignPlaces(arrivals, { threshold: 2, capacity }, offering);
        const before = sumOfSeats(arrivals.filter(({ holdsPlace }) => holdsPlace));
        const held = sumOfSeats(holding);
        expect(held).toBeLessThanOrEqual(Math.max(before, capacity));
        const free = Math.max(0, capacity - held);
        const offered = [...offers.values()];
        if (rule !== 'OFFERED_TO_ALL') expect(sumOfSeats(offered)).toBeLessThanOrEqual(free);
        for (const { seats } of offered) expect(seats).toBeLessThanOrEqual(free);
        for (const [{ seats }, one] of offers) {
          expect(one.seats).toBeLessThanOrEqual(seats);
          expect(one.isForFewer).toBe(one.seats < seats || one.isForFewer);
        }
      }),
    );
  });

  it('a second look changes nothing', () => {
    fc.assert(
      fc.property(cases, ([rule, arrivals, capacity]) => {
        const offering = { rule, now: NOW, until: UNTIL };
        const places = { threshold: 2, capacity };
        const first = assignPlaces(arrivals, places, offering);
        const again = arrivals.map((one) => ({
          ...one,
          isNew: false,
          holdsPlace: first.holding.includes(one),
          offer: first.offers.get(one) ?? null,
          passedFor: first.passedFor.get(one) ?? 0,
        }));
        const second = assignPlaces(again, places, offering);
        expect(second.holding.map((one) => again.indexOf(one))).toEqual(
          first.holding.map((one) => arrivals.indexOf(one)),
        );
        expect([...second.offers.values()]).toEqual([...first.offers.values()]);
      }),
    );
  });

  it('nobody is passed over whom a free place fits, and who has let none go', () => {
    fc.assert(
      fc.property(cases, ([rule, arrivals, capacity]) => {
        const offering = { rule, now: NOW, until: UNTIL };
        const { waiting, offers, holding } = assignPlaces(arrivals, { threshold: 2, capacity }, offering);
        const open = Math.max(0, capacity - sumOfSeats(holding)) - sumOfSeats([...offers.values()]);
        const forgotten = waiting.filter(
          (one) => one.passedFor === 0 && one.offer?.until !== NOW && !offers.has(one) && one.seats <= capacity,
        );
        if (forgotten.length > 0) expect(open).toBeLessThanOrEqual(0);
      }),
    );
  });
});
