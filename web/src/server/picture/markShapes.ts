import { palette } from '../../ui/theme/palette.ts';

/** As in `LogoMark.tsx`. */
export const MARK_VIEW = '0 0 32 32';

const RING_RADIUS = 10.7;
const CENTER = 14.5;
const PLACES = 8;
const TAIL = 1;

const dotAt = (place: number) => {
  const angle = (place / PLACES) * 2 * Math.PI;
  const [x, y] = [CENTER + RING_RADIUS * Math.cos(angle), CENTER + RING_RADIUS * Math.sin(angle)];
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="3"/>`;
};

const ring = Array.from({ length: PLACES }, (_, place) => (place === TAIL ? '' : dotAt(place))).join('');

/** The product's mark on a dark ground, in elements of SVG. */
export const MARK_SHAPES = `<g fill="#fff">${ring}</g><circle cx="24.9" cy="24.9" r="5" fill="${palette.accent.light}"/>`;
