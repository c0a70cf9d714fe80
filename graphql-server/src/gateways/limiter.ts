import type { DateTime } from 'luxon';

/** What is limited: how many `points` in how many seconds. */
export const LIMITS = {
  /** For one address and event: a whole office may share an address. */
  join: { points: 60, duration: 3_600 },
  /** For one address. */
  report: { points: 5, duration: 3_600 },
} as const;

type Limit = keyof typeof LIMITS;

/** A share of a limit, for a statement that takes it along with something else. */
export interface Share {
  /** Names the limit and whom it holds for. */
  keyDigest: string;
  points: number;
  /** When it begins anew if it begins now. */
  endsAt: DateTime;
}

export interface Limiter {
  /** Null where nothing is counted. */
  shareOf(limit: Limit, key: string): Share | null;
  /** @throws DomainError `RATE_LIMITED` when `key` has used up its share */
  take(limit: Limit, key: string): Promise<void>;
  /** Takes nothing. @throws DomainError `RATE_LIMITED` when there is nothing left to take */
  look(limit: Limit, key: string): Promise<void>;
}

export const noLimiter: Limiter = { shareOf: () => null, take: () => Promise.resolve(), look: () => Promise.resolve() };
