import type { DateTime } from 'luxon';

/** How an instant is written wherever programs read it: ISO 8601 in UTC, as lists bring it already. */
export const isoOf = (instant: DateTime | string): string =>
  typeof instant === 'string' ? instant : (instant.toUTC().toISO() ?? '');
