import { isSaidToBeAway } from '../gateways/Primary.ts';
import { isDatabaseUnavailable } from '../persistence/isDatabaseUnavailable.ts';

const SECOND_MS = 1_000;

/** Says that a response is as it was, and how old (RFC 9111 and 9211): names and values. */
export const staleHeaders = (ageMs: number): Record<'age' | 'cache-status', string> => {
  const age = Math.round(ageMs / SECOND_MS);
  return { age: String(age), 'cache-status': `Quorum; hit; ttl=${-age}; detail="database away"` };
};

/** Whether an error says that the database is away, so that what it was before may be shown. */
export const isUnavailable = (error: unknown): boolean => isSaidToBeAway(error) || isDatabaseUnavailable(error);
