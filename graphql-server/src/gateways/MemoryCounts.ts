import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { LIMITS, type Claim, type Quota } from './limiter.ts';
import { RateLimited } from './RateLimited.ts';

/** More networks and people than that are not remembered; those whose time began first are forgotten. */
const REMEMBERED = 20_000;

interface Count {
  taken: number;
  endsAt: number;
}

/**
 * Counts in the memory of this server what must cost no write, such as a refusal or a read; and nobody should wait for
 * the count of another.
 */
export class MemoryCounts {
  readonly #counts = new LRUCache<string, Count>({ max: REMEMBERED });

  constructor(private readonly clock: Pick<Clock, 'millis'>) {}

  /** @throws DomainError `RATE_LIMITED` where one of them has used up its limit */
  check(claims: readonly Claim[]): void {
    const now = this.clock.millis();
    for (const { limit, key, times = 1 } of claims) {
      const count = this.#counts.peek(`${limit} ${key}`);
      const { points, duration, refusal } = LIMITS[limit];
      if (!count || count.endsAt <= now || count.taken < points * times) continue;
      const policy = { name: limit, quota: points * times, seconds: duration };
      throw new RateLimited(policy, refusal, { retryAfter: Math.ceil((count.endsAt - now) / 1_000) });
    }
  }

  /** How many one has left, and the seconds until it begins again; the whole of both before its first. */
  left({ limit, key, times = 1 }: Claim): { remaining: number; resetSeconds: number } {
    const now = this.clock.millis();
    const count = this.#counts.peek(`${limit} ${key}`);
    const { points, duration } = LIMITS[limit];
    if (!count || count.endsAt <= now) return { remaining: points * times, resetSeconds: duration };
    const remaining = Math.max(0, points * times - count.taken);
    return { remaining, resetSeconds: Math.ceil((count.endsAt - now) / 1_000) };
  }

  /** What is left of the one of these that ends first. */
  tightest(claims: readonly Claim[]): Quota | null {
    const quotas = claims.map((claim): Quota => {
      const { points, duration } = LIMITS[claim.limit];
      return { name: claim.limit, quota: points * (claim.times ?? 1), seconds: duration, ...this.left(claim) };
    });
    return quotas.sort((one, other) => one.remaining - other.remaining)[0] ?? null;
  }

  add(claims: readonly Claim[]): void {
    const now = this.clock.millis();
    for (const { limit, key } of claims) {
      const name = `${limit} ${key}`;
      const count = this.#counts.peek(name);
      if (count && count.endsAt > now) count.taken++;
      else this.#counts.set(name, { taken: 1, endsAt: now + LIMITS[limit].duration * 1_000 });
    }
  }
}
