/** Of the drawing that a cover is cut from. */
export const COVER = { width: 1000, height: 320 };

/** A circle of the pattern. */
export interface Spot {
  x: number;
  y: number;
  radius: number;
}

/** How rings of dots lie around a place, in units of their drawing. */
interface Rings {
  count: number;
  /** How far the first one is from the place. */
  first: number;
  between: number;
  /** The dots of one ring are about so far from each other. */
  spacing: number;
  /** Radius of the first ring's dots. */
  spot: number;
  /** What that loses from ring to ring. */
  shrinks: number;
}

const COVER_RINGS: Rings = { count: 6, first: 46, between: 54, spacing: 40, spot: 7.5, shrinks: 0.8 };

/** Numbers between 0 and 1 that are the same for the same seed (FNV-1a, then a linear congruential generator). */
export const numbersFrom = (seed: string) => {
  let state = Array.from(seed).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193),
    0x811c9dc5,
  );
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Rings of dots, as in the mark, each turned by a number of its own. */
export const spotsAround = (centre: { x: number; y: number }, rings: Rings, next: () => number): Spot[] =>
  Array.from({ length: rings.count }, (_, ring) => {
    const distance = rings.first + ring * rings.between;
    const count = Math.round((2 * Math.PI * distance) / rings.spacing);
    const turn = next() * 2 * Math.PI;
    return Array.from({ length: count }, (__, place): Spot => {
      const angle = turn + (place / count) * 2 * Math.PI;
      return {
        x: Math.round(centre.x + distance * Math.cos(angle)),
        y: Math.round(centre.y + distance * Math.sin(angle)),
        radius: rings.spot - ring * rings.shrinks,
      };
    });
  }).flat();

/** Rings of dots around a place of the event's own. */
export const coverPattern = (urlHash: string): Spot[] => {
  const next = numbersFrom(urlHash);
  const centre = { x: COVER.width * (0.62 + 0.3 * next()), y: COVER.height * (0.1 + 0.8 * next()) };
  return spotsAround(centre, COVER_RINGS, next).filter(
    ({ x, y }) => x > 0 && x < COVER.width && y > 0 && y < COVER.height,
  );
};
