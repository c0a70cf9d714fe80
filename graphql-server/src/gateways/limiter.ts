/** What is limited: how many `points` in how many seconds. */
export const LIMITS = {
  /** For one address and event: a whole office may share an address. */
  join: { points: 60, duration: 3_600 },
  /** For one address. */
  report: { points: 5, duration: 3_600 },
} as const;

type Limit = keyof typeof LIMITS;

export interface Limiter {
  /** Whether it counts at all. */
  counts: boolean;
  /** @throws DomainError `RATE_LIMITED` when `key` has used up its share */
  take(limit: Limit, key: string): Promise<void>;
}

export const noLimiter: Limiter = { counts: false, take: () => Promise.resolve() };
