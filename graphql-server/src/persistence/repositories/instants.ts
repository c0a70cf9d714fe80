import { DateTime } from 'luxon';

// How statements that bypass the ORM read instants.

/** As text to be shown: ISO 8601 in UTC. */
export const iso = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As a number to calculate with: milliseconds since the epoch. */
export const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** The instant of such a number, in UTC. */
export const instantAt = (ms: number): DateTime => DateTime.fromMillis(ms, { zone: 'utc' });
