import { expect, it } from '@jest/globals';
import { WEATHER_ICONS } from '@quorum/domain/event/weather';
import { weatherOfCode } from '../../src/gateways/weather/weatherOfCode.ts';

/** Every code that Open-Meteo documents. */
const CODES = [
  0, 1, 2, 3, 45, 48, 51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 71, 73, 75, 77, 80, 81, 82, 85, 86, 95, 96, 99,
];

it('gives every documented code a picture and words, by day and by night', () => {
  const looks = CODES.flatMap((code) => [weatherOfCode(code, true), weatherOfCode(code, false)]);
  expect(looks).not.toContain(null);
  expect(new Set(looks.map((look) => look?.icon))).toEqual(new Set(WEATHER_ICONS));
  expect(looks.every((look) => look?.description)).toBe(true);
});

it('gives no other code any', () => {
  for (const code of [-1, 4, 100, 0.5, Number.NaN]) expect(weatherOfCode(code, true)).toBeNull();
});
