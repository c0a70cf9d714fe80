/** Hexadecimal alpha of a type badge's background (spec section 9). */
const BADGE_ALPHA = '20';

/** The background of a type's badge: its colour, nearly transparent. `color` is `#rrggbb`. */
export const badgeBackground = (color: string): string => `${color}${BADGE_ALPHA}`;
