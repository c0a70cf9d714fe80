import { DomainError } from '@quorum/domain/errors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

/** What is limited: how many `points` in how many seconds. */
export const LIMITS = {
  /** For one address and event: a whole office may share an address. */
  join: { points: 60, duration: 3_600 },
} as const;

type Limit = keyof typeof LIMITS;

export interface Limiter {
  /** @throws DomainError `RATE_LIMITED` when `key` has used up its share */
  take(limit: Limit, key: string): Promise<void>;
}

/** Counts in the memory of this process. */
export const memoryLimiter = (): Limiter => {
  const counters = new Map<Limit, RateLimiterMemory>(
    (Object.keys(LIMITS) as Limit[]).map((limit) => [
      limit,
      new RateLimiterMemory({ keyPrefix: limit, ...LIMITS[limit] }),
    ]),
  );
  return {
    async take(limit, key) {
      try {
        await counters.get(limit)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw new DomainError('RATE_LIMITED', 'Too many requests. Please wait a little and try again', { retryAfter });
      }
    },
  };
};

export const noLimiter: Limiter = { take: () => Promise.resolve() };
