import { DomainError } from '@quorum/domain/errors';
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { LIMITS, type Claim } from './limiter.ts';

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
      const { points, refusal } = LIMITS[limit];
      if (count && count.endsAt > now && count.taken >= points * times)
        throw new DomainError('RATE_LIMITED', refusal, { retryAfter: Math.ceil((count.endsAt - now) / 1_000) });
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
