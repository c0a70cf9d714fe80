import { MAX_DOTS, type Seats, type SeatState } from './seats.ts';

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
/** Those that it could do without are smaller. */
const SPARE_SCALE = 0.55;
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

type Circle = Pick<Seats, 'dots' | 'capacity'>;

/** Seats between those that it needs and its capacity, where the circle has room for all of them. */
const sparePlaces = ({ dots, capacity }: Circle): number =>
  capacity === null || dots.length === 0 || capacity > MAX_DOTS ? 0 : Math.max(0, capacity - dots.length);

/** The seat of `place` in a full circle, counted from the one that makes the quorum. */
const onCircle = (place: number, circle: Circle, scale = 1): Dot => {
  const count = circle.dots.length + sparePlaces(circle);
  const angle = LAST_ANGLE + (place / count) * 2 * Math.PI;
  return at(angle, RADIUS, Math.min(MAX_DOT_RADIUS, DENSITY / count) * scale);
};

/** Where the seats are that an event needs, clockwise; the last one makes the quorum. */
export const ringOf = (circle: Circle): Dot[] =>
  circle.dots.map((_, place) => {
    const beforeLast = place + 1 - circle.dots.length;
    return onCircle(beforeLast, circle, beforeLast === 0 ? LAST_SCALE : 1);
  });

/** The seats that it does not need and has room for: smaller, they close the circle up to the capacity. */
export const spareRingOf = (seats: Circle & Pick<Seats, 'beyond'>): (Dot & { state: SeatState })[] =>
  Array.from({ length: sparePlaces(seats) }, (_, place) => ({
    ...onCircle(place + 1, seats, SPARE_SCALE),
    state: place < seats.beyond ? 'going' : 'open',
  }));

const furtherRing = (count: number, distance: number, radius: number): Dot[] =>
  Array.from({ length: Math.min(count, FURTHER_PLACES) }, (_, place) =>
    at(LAST_ANGLE + ((place + 1) / FURTHER_PLACES) * 2 * Math.PI, distance, radius),
  );

/** Where people are who have no seat in the circle, since it shows no capacity or that was lowered: smaller, within the ring. */
export const innerRingOf = (seats: Circle & Pick<Seats, 'beyond'>): Dot[] =>
  furtherRing(Math.max(0, seats.beyond - sparePlaces(seats)), INNER_RADIUS, BEYOND_RADIUS);

/** Where those who wait for a place are: outside. */
export const outerRingOf = ({ waiting }: Pick<Seats, 'waiting'>): Dot[] =>
  furtherRing(waiting, OUTER_RADIUS, OUTER_DOT_RADIUS);
