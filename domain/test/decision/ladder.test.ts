import { describe, expect, it } from '@jest/globals';
import { ladderAt, ladderProblem } from '@quorum/domain/decision/ladder';

const FORMATS = [
  { at: 10, label: '5v5' },
  { at: 12, label: '6v6' },
  { at: 14, label: '7v7' },
];

describe('the formats of an event', () => {
  it.each([
    { held: 9, current: undefined, next: '5v5', missing: 1 },
    { held: 10, current: '5v5', next: '6v6', missing: 2 },
    { held: 13, current: '6v6', next: '7v7', missing: 1 },
    { held: 20, current: '7v7', next: undefined, missing: undefined },
  ])('with $held people: $current, and next $next', ({ held, current, next, missing }) => {
    const ladder = ladderAt(FORMATS, held);
    expect([ladder.current?.label, ladder.next?.label, ladder.next?.missing]).toEqual([current, next, missing]);
  });

  it.each([
    { formats: [], capacity: null, problem: null },
    { formats: FORMATS, capacity: 14, problem: null },
    {
      formats: FORMATS,
      capacity: 13,
      problem: { index: 2, key: 'formats.aboveCapacity' },
    },
    {
      formats: FORMATS.slice().reverse(),
      capacity: null,
      problem: { index: 1, key: 'formats.notAscending' },
    },
    {
      formats: [{ at: 9, label: '4v4' }, ...FORMATS],
      capacity: null,
      problem: { index: 0, key: 'formats.belowThreshold' },
    },
  ])('are $problem for $formats', ({ formats, capacity, problem }) => {
    expect(ladderProblem(formats, { threshold: 10, capacity })).toEqual(problem);
  });
});
