/** Twelve characters by which somebody is checked in, of the number that was drawn for their response. */
export const checkInCodeOf = (drawn: string | null | undefined): string | null =>
  drawn ? drawn.replaceAll('-', '').slice(0, 12).toUpperCase() : null;

/** As a code is written for people: in groups of four. */
export const spokenCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1 ');
