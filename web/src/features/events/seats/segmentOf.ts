import type { Dot } from '@quorum/domain/event/seatRing';

/** As exact as a drawing needs it. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** How deep the segment of a seat lies that is begun, in radii below its middle. */
export const BEGUN = 0.4;

/**
 * The lower part of a circle, as the path of an SVG.
 * @param depth in radii below the middle; 0 is the lower half
 */
export const segmentOf = ({ x, y, radius }: Dot, depth: number): string => {
  const half = rounded(radius * Math.sqrt(1 - depth ** 2));
  const arc = rounded(radius);
  return `M${rounded(x - half)},${rounded(y + depth * radius)}a${arc},${arc} 0 0 0 ${2 * half},0Z`;
};
