import { DEPRECATION_DAYS } from './apiLimits.ts';

/** That a part of the API will go. */
export interface Deprecation {
  /** The day on which it was said, as `2027-01-31`. */
  since: string;
  /** The day from which on it may be gone. */
  until: string;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** In milliseconds since 1970; a day begins in UTC. */
const startOf = (day: string): number => {
  const start = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(start)) throw new Error(`${day} is no day`);
  return start;
};

/** When it begins and ends, in milliseconds since 1970. @throws Error where it ends too soon for those who rely on it */
export const deprecationTimes = ({ since, until }: Deprecation): { since: number; until: number } => {
  const times = { since: startOf(since), until: startOf(until) };
  if (times.until - times.since < DEPRECATION_DAYS * DAY_MS)
    throw new Error(
      `What is deprecated on ${since} works for ${DEPRECATION_DAYS} days at least, so not until ${until}`,
    );
  return times;
};
