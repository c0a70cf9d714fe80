import { type ColorName, colorNames } from './palette.ts';

/** `var(--color-…)`: the scheme switches in CSS, so a page never flashes in the wrong one. */
const color = Object.fromEntries(colorNames.map((name) => [name, `var(--color-${name})`])) as Record<ColorName, string>;

/** Every colour, size, space and duration of the product. */
export const theme = {
  color,
  /** They grow with the letters where there is room for both: on a phone large letters need it for themselves. */
  space: {
    xs: '0.25rem',
    sm: '0.5rem',
    md: 'min(1rem, max(16px, 2vw))',
    lg: 'min(1.5rem, max(24px, 3vw))',
    xl: '2.5rem',
  },
  radius: { sm: '0.375rem', md: '0.625rem', lg: '1rem', full: '999px' },
  font: {
    body: `'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif`,
    size: {
      xs: '0.8125rem',
      sm: '0.875rem',
      md: '1rem',
      lg: '1.125rem',
      xl: '1.375rem',
      xxl: 'clamp(1.625rem, 1.3rem + 1.5vw, 2.125rem)',
    },
    weight: { regular: 400, medium: 500, bold: 650 },
  },
  shadow: {
    sm: '0 1px 2px rgb(13 22 18 / 6%), 0 1px 6px rgb(13 22 18 / 4%)',
    md: '0 4px 12px rgb(13 22 18 / 8%), 0 2px 4px rgb(13 22 18 / 5%)',
    lg: '0 12px 40px rgb(13 22 18 / 18%), 0 2px 8px rgb(13 22 18 / 8%)',
  },
  motion: { quick: '120ms ease-out', calm: '220ms cubic-bezier(0.2, 0.8, 0.2, 1)' },
  /** The smallest edge of anything one taps. */
  touch: 'min(2.75rem, max(44px, 4vw))',
  width: { text: '42rem', page: '70rem' },
  media: {
    /** Below it the layout is a phone's. */
    phone: '@media (max-width: 40rem)',
    /** After a tap some browsers take the finger for hovering still. */
    mouse: '@media (hover: hover)',
  },
  layer: { header: 10, overlay: 20, popover: 30, toast: 40 },
} as const;

export type Theme = typeof theme;
