/** What a slider offers. */
export interface SliderRange {
  min: number;
  max: number;
  step: number;
}

/** Where it can stand, from the lowest on. Steps are hundredths at the least. */
export const stopsOf = ({ min, max, step }: SliderRange): number[] =>
  Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => Number((min + index * step).toFixed(2)));

/** For halves that binary fractions miss. */
const TOLERANCE = 1e-9;

/**
 * Where it stands for a value from elsewhere, which may lie between two stops or beyond the last one: at the nearest, of two
 * at the upper one, as in browsers.
 */
export const nearestStop = (value: number, range: SliderRange): number =>
  stopsOf(range).reduce((nearest, stop) =>
    Math.abs(stop - value) <= Math.abs(nearest - value) + TOLERANCE ? stop : nearest,
  );
