import { describe, expect, test } from '@jest/globals';
import type { Counted } from '../../src/event/progress.ts';
import { innerRingOf, outerRingOf, ringOf, spareRingOf, RING_MARGIN, RING_SIZE } from '../../src/event/seatRing.ts';
import { seatsShown } from '../../src/event/seats.ts';
import { seatText } from '../../src/event/seatText.ts';

const going = (guests = 0): Counted => ({ likelihood: 1, guests, status: 'GOING' });
const maybe: Counted = { likelihood: 0.5, status: 'MAYBE' };
const conditional: Counted = { likelihood: 1, minParticipants: 9, status: 'CONDITIONAL' };
const waiting: Counted = { likelihood: 1, guests: 1, status: 'WAITLISTED' };
const declined: Counted = { likelihood: 0, status: 'DECLINED' };

const needs = (participantThreshold: number) => ({ participantThreshold });

describe('The seats of an event', () => {
  test('first who come with their guests, then who may come, then the free ones', () => {
    const { dots } = seatsShown([maybe, declined, going(1), maybe], needs(5));
    expect(dots).toEqual(['going', 'going', 'maybe', 'open', 'open']);
  });

  test('who may come takes as much as can be expected', () => {
    expect(seatsShown([maybe], needs(2)).dots).toEqual(['partly', 'open']);
    expect(seatsShown([maybe, maybe, maybe], needs(3)).dots).toEqual(['maybe', 'partly', 'open']);
    const unlikely = { likelihood: 0.1, status: 'MAYBE' } as const;
    const ten = Array.from({ length: 10 }, () => unlikely);
    expect(seatText(seatsShown(ten, needs(10)))).toBe('◐○○○○○○○○○');
  });

  test('who comes on a condition that cannot be met may come, and takes none', () => {
    expect(seatsShown([conditional], needs(2))).toMatchObject({ maybe: 1, dots: ['open', 'open'] });
  });

  test('people beyond the threshold and people who wait are counted apart', () => {
    const shown = seatsShown([going(3), waiting, waiting], needs(2));
    expect(shown).toEqual({
      going: 4,
      maybe: 0,
      expected: 4,
      waiting: 4,
      threshold: 2,
      capacity: null,
      dots: ['going', 'going'],
      beyond: 2,
    });
  });

  test('hidden responses have no seat', () => {
    expect(seatsShown([{ ...going(), isHidden: true }], needs(1)).dots).toEqual(['open']);
  });

  test('more than 24 needed seats are no dots', () => {
    expect(seatsShown([going()], needs(24)).dots).toHaveLength(24);
    expect(seatsShown([going()], needs(25))).toMatchObject({ dots: [], beyond: 0 });
  });

  test('never more than 24 dots together', () => {
    expect(seatsShown([going(9), going(9), going(9)], needs(20)).beyond).toBe(4);
  });
});

describe('The seats in characters', () => {
  const textOf = (responses: Counted[], threshold: number) => seatText(seatsShown(responses, needs(threshold)));

  test('are one for each seat, full, half, begun or empty', () => {
    expect(textOf([going(3), maybe, maybe, maybe, declined], 8)).toBe('●●●●◐◔○○');
    expect(textOf([], 3)).toBe('○○○');
  });

  test('are smaller beyond the threshold; who waits has none', () => {
    expect(textOf([going(3), waiting], 2)).toBe('●●••');
  });

  test('are at most 24', () => {
    expect(textOf([going(9), going(9), going(9)], 24)).toBe('●'.repeat(24));
    expect(textOf([going(9), going(9), going(9)], 20)).toHaveLength(24);
    expect(textOf([going()], 25)).toBe('');
  });
});

describe('The ring', () => {
  const circle = (length: number, capacity: number | null = null) => ({
    dots: Array.from({ length }, () => 'open' as const),
    capacity,
  });
  const ring = (length: number) => ringOf(circle(length));

  test('its last seat, the larger one, is at the lower right', () => {
    const [first, second] = ring(2);
    expect(second?.radius).toBeGreaterThan(first?.radius ?? NaN);
    expect(second?.x).toBeCloseTo(second?.y ?? NaN);
    expect(second?.x).toBeGreaterThan(RING_SIZE / 2);
  });

  test.each([
    [1, null],
    [2, null],
    [3, null],
    [8, null],
    [16, null],
    [24, null],
    [2, 24],
    [8, 12],
    [23, 24],
    [24, 24],
    [8, 30],
  ])('%i dots with a capacity of %s do not touch, and stay within the square and its margin', (count, capacity) => {
    const seats = { ...circle(count, capacity), beyond: 24 - count };
    const dots = [...ringOf(seats), ...spareRingOf(seats), ...innerRingOf(seats), ...outerRingOf({ waiting: 99 })];
    for (const [index, { x, y, radius }] of dots.entries()) {
      expect(Math.min(x, y) - radius).toBeGreaterThanOrEqual(-RING_MARGIN);
      expect(Math.max(x, y) + radius).toBeLessThanOrEqual(RING_SIZE + RING_MARGIN);
      for (const other of dots.slice(index + 1)) {
        expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(radius + other.radius);
      }
    }
  });

  describe('of an event with a capacity', () => {
    const seats = (people: number, capacity: number) =>
      seatsShown(people > 0 ? [going(people - 1)] : [], { ...needs(3), capacity });
    const angle = ({ x, y }: { x: number; y: number }) => Math.atan2(y - RING_SIZE / 2, x - RING_SIZE / 2);

    test('is full at its capacity; what it needs ends at the lower right', () => {
      const shown = seats(4, 6);
      expect(spareRingOf(shown).map(({ state }) => state)).toEqual(['going', 'open', 'open']);
      expect(innerRingOf(shown)).toEqual([]);
      const needed = ringOf(shown);
      expect(angle(needed[2] ?? { x: 0, y: 0 })).toBeCloseTo(Math.PI / 4);
      expect(needed[2]?.radius).toBe(Math.max(...needed.map(({ radius }) => radius)));
      const angles = [...needed, ...spareRingOf(shown)].map((dot) => Math.round(angle(dot) * 1e6));
      expect(new Set(angles).size).toBe(6);
    });

    test('has no spare seats where all are needed, or where they are too many to tell apart', () => {
      expect(spareRingOf(seats(1, 3))).toEqual([]);
      expect(spareRingOf(seats(1, 25))).toEqual([]);
      expect(innerRingOf(seats(5, 25))).toHaveLength(2);
    });

    test('has those within who came before the capacity was lowered', () => {
      const shown = seats(7, 5);
      expect(spareRingOf(shown).map(({ state }) => state)).toEqual(['going', 'going']);
      expect(innerRingOf(shown)).toHaveLength(2);
    });
  });
});
