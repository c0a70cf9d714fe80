import type { Seats } from './seats.ts';

/** Side of the square that the ring fills. */
export const RING_SIZE = 200;

const CENTER = RING_SIZE / 2;
const RADIUS = 84;
const INNER_RADIUS = 60;
const MAX_DOT_RADIUS = 13;
/** Room around the ring, for those who wait outside. */
export const RING_MARGIN = 10;

const OUTER_RADIUS = 105;
const OUTER_DOT_RADIUS = 3;
/** What all dots of the ring may take of its length, in radii. */
const DENSITY = 210;
const BEYOND_RADIUS = 3.4;
/** Where further seats may be, within the ring and outside. */
const FURTHER_PLACES = 24;
/** The seat that makes the quorum is larger, as in the mark. */
const LAST_SCALE = 1.3;
/** The last seat is at the lower right, where the mark has the tail of its Q. */
const LAST_ANGLE = Math.PI / 4;

/** A dot of the ring, in units of `RING_SIZE`. */
export interface Dot {
  x: number;
  y: number;
  radius: number;
}

const at = (angle: number, distance: number, radius: number): Dot => ({
  x: CENTER + distance * Math.cos(angle),
  y: CENTER + distance * Math.sin(angle),
  radius,
});

/** Where the seats are that an event needs, clockwise; the last one makes the quorum. */
export const ringOf = ({ dots }: Pick<Seats, 'dots'>): Dot[] => {
  const radius = Math.min(MAX_DOT_RADIUS, DENSITY / dots.length);
  return dots.map((_, place) => {
    const isLast = place === dots.length - 1;
    const angle = LAST_ANGLE + ((place + 1) / dots.length) * 2 * Math.PI;
    return at(angle, RADIUS, isLast ? radius * LAST_SCALE : radius);
  });
};

const furtherRing = (count: number, distance: number, radius: number): Dot[] =>
  Array.from({ length: Math.min(count, FURTHER_PLACES) }, (_, place) =>
    at(LAST_ANGLE + ((place + 1) / FURTHER_PLACES) * 2 * Math.PI, distance, radius),
  );

/** Where the seats are that an event does not need: smaller, within the ring. */
export const innerRingOf = ({ beyond }: Pick<Seats, 'beyond'>): Dot[] =>
  furtherRing(beyond, INNER_RADIUS, BEYOND_RADIUS);

/** Where those who wait for a place are: outside. */
export const outerRingOf = ({ waiting }: Pick<Seats, 'waiting'>): Dot[] =>
  furtherRing(waiting, OUTER_RADIUS, OUTER_DOT_RADIUS);
