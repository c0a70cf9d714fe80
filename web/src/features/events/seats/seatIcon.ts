import type { Seats } from '@quorum/domain/event/seats';
import { RING_VIEW, ringShapes } from './seatShapes.ts';

/** A tab may be light or dark, whatever the page is. */
const STYLE =
  '<style>.dark{display:none}@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}</style>';

/** The seats that an event needs, as an address of a tab's icon; null where there are too many to be told apart. */
export const seatIcon = (seats: Seats): string | null => {
  if (seats.dots.length === 0) return null;
  const needed = { ...seats, beyond: 0, waiting: 0 };
  const ring = (scheme: 'light' | 'dark') => `<g class="${scheme}">${ringShapes(needed, scheme)}</g>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${RING_VIEW}">${STYLE}${ring('light')}${ring('dark')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
