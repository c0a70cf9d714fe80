import { describe, expect, it } from '@jest/globals';
import { whomToAsk } from '@quorum/domain/decision/asking';
import { attendanceOutlookOf, calibrated, calibratedBy, calibratedParty } from '@quorum/domain/decision/reliability';

const NOTHING = { attended: 0, missed: 0 };

describe('how far a word can be relied on', () => {
  it.each([
    ['a yes of somebody unknown', 1, NOTHING, 4 / 5],
    ['a maybe of somebody unknown', 0.5, NOTHING, 2 / 5],
    ['a yes of somebody who came to 3 of 10', 1, { attended: 3, missed: 7 }, 7 / 15],
    ['a maybe of somebody who came to 3 of 4', 0.5, { attended: 3, missed: 1 }, 5 / 9],
    ['a no', 0, { attended: 3, missed: 0 }, 0],
  ])('%s', (_whose, likelihood, record, expected) => {
    expect(calibrated(likelihood, record)).toBeCloseTo(expected, 12);
  });

  it('keeps the order of what people say, and comes near to what they did', () => {
    const said = [0.1, 0.5, 0.9, 1].map((likelihood) => calibrated(likelihood, NOTHING));
    expect(said).toEqual(said.toSorted((one, other) => one - other));
    expect(calibrated(1, { attended: 0, missed: 95 })).toBeCloseTo(0.04, 12);
    expect(() => calibrated(1.1, NOTHING)).toThrow(RangeError);
  });

  it('goes by what was said likewise, and leaves conditions alone', () => {
    const records = [
      { likelihood: 1, attended: 5, missed: 0 },
      { likelihood: 0.6, attended: 0, missed: 5 },
    ];
    expect(calibratedBy(1, records)).toBeCloseTo(0.9, 12);
    expect(calibratedBy(0.6000001, records)).toBeCloseTo(0.24, 6);
    expect(calibratedBy(0.7, records)).toBeCloseTo(0.56, 12);
    const conditional = { likelihood: 1, seats: 1, minParticipants: 4 };
    expect(calibratedParty(conditional, records)).toBe(conditional);
    expect(calibratedParty({ ...conditional, minParticipants: null }, records).likelihood).toBeCloseTo(0.9, 12);
  });

  it('is one of three words', () => {
    expect([0, 1 / 3, 0.34, 0.5, 0.66, 2 / 3, 1].map(attendanceOutlookOf)).toEqual([
      'UNLIKELY',
      'UNLIKELY',
      'OPEN',
      'OPEN',
      'OPEN',
      'LIKELY',
      'LIKELY',
    ]);
  });

  it('decides in which order people are asked, and nothing else about asking', () => {
    const [known, unknown] = [0, 1].map(() => ({ likelihood: 0.5, seats: 1, minParticipants: null }));
    if (!known || !unknown) throw new Error('two');
    const places = { threshold: 1, capacity: null };
    expect(whomToAsk([known, unknown], places, 'DEFINITE')).toEqual([known]);
    const ranked = (party: unknown) => (party === known ? 0.95 : 0.5);
    const asked = whomToAsk([known, unknown], places, 'DEFINITE', undefined, ranked);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toBe(unknown);
  });
});
