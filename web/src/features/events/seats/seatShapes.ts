import {
  innerRingOf,
  outerRingOf,
  RING_MARGIN,
  RING_SIZE,
  ringOf,
  spareRingOf,
  type Dot,
} from '@quorum/domain/event/seatRing';
import type { Seats, SeatState } from '@quorum/domain/event/seats';
import { BEGUN, rounded, segmentOf } from './segmentOf.ts';
import { palette } from '../../../ui/theme/palette.ts';

/** Of the radius, as in `SeatDot.tsx`. */
const LINE = 0.22;

const SIDE = RING_SIZE + 2 * RING_MARGIN;
/** Of the ring, with room for those who wait. */
export const RING_VIEW = `${-RING_MARGIN} ${-RING_MARGIN} ${SIDE} ${SIDE}`;

type Scheme = 'light' | 'dark';

const seat = ({ x, y, radius }: Dot, state: SeatState, scheme: Scheme, isLast = false): string => {
  const [taken, free] = isLast
    ? [palette.accent[scheme], palette.accent[scheme]]
    : [palette.primary[scheme], palette.borderStrong[scheme]];
  const inner = rounded(radius * (1 - LINE / 2));
  const [cx, cy] = [rounded(x), rounded(y)];
  const circle = `<circle cx="${cx}" cy="${cy}" r="${inner}" stroke="${state === 'going' || state === 'maybe' ? taken : free}" stroke-width="${rounded(radius * LINE)}" fill="${state === 'going' ? taken : 'none'}"/>`;
  if (state !== 'maybe' && state !== 'partly') return circle;
  const segment = segmentOf({ x: cx, y: cy, radius: inner }, state === 'maybe' ? 0 : BEGUN);
  return `${circle}<path d="${segment}" fill="${taken}"/>`;
};

/** The ring of an event's seats as on its page, in elements of SVG. */
export const ringShapes = (seats: Seats, scheme: Scheme = 'light'): string => {
  const { dots } = seats;
  return [
    ...ringOf(seats).map((dot, place) => seat(dot, dots[place] ?? 'open', scheme, place === dots.length - 1)),
    ...spareRingOf(seats).map(({ state, ...dot }) => seat(dot, state, scheme)),
    ...innerRingOf(seats).map((dot) => seat(dot, 'going', scheme)),
    ...outerRingOf(seats).map((dot) => seat(dot, 'open', scheme)),
  ].join('');
};
