import type { DateTime } from 'luxon';

/** How both transports write an instant: ISO 8601 in UTC. */
export const isoOf = (instant: DateTime): string => instant.toUTC().toISO() ?? '';
