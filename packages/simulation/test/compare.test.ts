import { describe, expect, it } from '@jest/globals';
import { compareAsking } from '../src/compareAsking.ts';
import { compareForecasts } from '../src/compareForecasts.ts';
import { makeEvent } from '../src/makeEvent.ts';
import { Random } from '../src/Random.ts';
import { svgOf } from '../src/report/svgOf.ts';
import { AT_THEIR_WORD, MADE_UP, type World } from '../src/World.ts';

const eventsOf = (world: World, count: number) => {
  const random = new Random(18);
  return Array.from({ length: count }, () => makeEvent(random, world));
};

describe('forecasts', () => {
  it('by the chance are as often right as they say, of people who do what they say', () => {
    const { chance, bar } = compareForecasts(eventsOf(AT_THEIR_WORD, 4_000));
    expect(chance.bins.length).toBeGreaterThan(5);
    for (const { said, happened, count } of chance.bins) {
      const deviation = Math.sqrt((said * (1 - said)) / count);
      expect(Math.abs(happened - said)).toBeLessThanOrEqual(4 * deviation + 1e-9);
    }
    expect(chance.brier).toBeLessThan(bar.brier);
  });

  it('by the chance claim less wrongly than by the bar, of people who do not', () => {
    const { claims, enough } = compareForecasts(eventsOf(MADE_UP, 4_000));
    expect(claims.sure.wrongly).toBeLessThan(claims.bar.wrongly);
    expect(claims.sure.count).toBeGreaterThan(0);
    expect(enough).toBeGreaterThan(0.2);
    expect(enough).toBeLessThan(0.8);
  });
});

describe('asking', () => {
  const asking = compareAsking(eventsOf(MADE_UP, 600));

  it('saves evenings, and asks fewer where it asks those on whom it depends', () => {
    expect(asking.nobody).toMatchObject({ questions: 0, asked: 0, saved: 0 });
    expect(asking.thePivotal.saved).toBeGreaterThan(0);
    expect(asking.thePivotal.held).toBeGreaterThan(asking.nobody.held);
    expect(asking.thePivotal.questions).toBeLessThan(asking.everybody.questions);
  });

  it('decides on each event once', () => {
    for (const { held, lost } of Object.values(asking)) {
      expect(held + lost).toBe(asking.nobody.held + asking.nobody.lost);
    }
  });
});

it('the picture has a mark for each tenth and no number that is none', () => {
  const comparison = compareForecasts(eventsOf(MADE_UP, 500));
  const svg = svgOf(comparison, 500);
  const marks = comparison.chance.bins.length + comparison.bar.bins.length;
  expect(svg.match(/<title>/g)).toHaveLength(marks);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toContain('prefers-color-scheme:dark');
});
