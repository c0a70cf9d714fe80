import { describe, expect, it } from '@jest/globals';
import { CHANCE_POINTS_MAX, chanceHistory, type ChancePoint } from '../../src/organising/chanceHistory.ts';

const at = (minute: number, chance: number, expected = chance * 10): ChancePoint => ({
  at: minute * 60_000,
  chance,
  expected,
});

describe('the chance over time', () => {
  it('has a point where it, or the number of people, changes, and of one moment the last', () => {
    const points = [at(0, 0), at(1, 0), at(2, 0.7), at(2, 1), at(3, 1), at(4, 1, 11), at(5, 0.5)];
    expect(chanceHistory(points)).toEqual([at(0, 0), at(2, 1), at(4, 1, 11), at(5, 0.5)]);
  });

  it('is empty where nothing was noted, and one point where one thing was', () => {
    expect(chanceHistory([])).toEqual([]);
    expect(chanceHistory([at(1, 0.5)])).toEqual([at(1, 0.5)]);
  });

  it('keeps all of what a picture can show', () => {
    const points = Array.from({ length: CHANCE_POINTS_MAX }, (_, minute) => at(minute, minute % 2));
    expect(chanceHistory(points)).toEqual(points);
  });

  it('covers the whole time of an event of which more is known, with its first, its last, its highest and its lowest', () => {
    // it rises in waves, falls once for a minute, and reaches the top once
    const points = Array.from({ length: 5_000 }, (_, minute) =>
      at(minute, minute === 2_500 ? 0.01 : minute === 3_333 ? 0.99 : 0.4 + 0.2 * Math.sin(minute / 40)),
    );
    const shown = chanceHistory(points);
    expect(shown.length).toBeLessThanOrEqual(CHANCE_POINTS_MAX);
    expect(shown.length).toBeGreaterThan(CHANCE_POINTS_MAX / 2);
    expect([shown[0], shown.at(-1)]).toEqual([points[0], points.at(-1)]);
    expect(shown).toContainEqual(points[2_500]);
    expect(shown).toContainEqual(points[3_333]);
    expect(shown).toEqual(shown.toSorted((one, other) => one.at - other.at));
    const gaps = shown.slice(1).map((point, index) => point.at - (shown[index]?.at ?? 0));
    expect(Math.max(...gaps)).toBeLessThan(((points.at(-1)?.at ?? 0) / (CHANCE_POINTS_MAX - 1)) * 6);
  });
});
