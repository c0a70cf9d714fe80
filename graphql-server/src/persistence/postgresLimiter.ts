import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { LIMITS, type Limiter, type Share } from '../gateways/limiter.ts';
import type { EntityManager } from './orm.ts';

const TAKE = 'select * from take_share(?, ?, ?)';

/**
 * Counts in PostgreSQL, so that a limit holds for all servers together; in the open transaction, so that what is
 * refused for another reason does not count and one connection is enough.
 */
export const postgresLimiter = (em: EntityManager, clock: Clock): Limiter => {
  const shareOf = (limit: keyof typeof LIMITS, key: string): Share => {
    const { points, duration } = LIMITS[limit];
    const keyDigest = createHash('sha256').update(`${limit} ${key}`).digest('base64url');
    return { keyDigest, points, endsAt: clock.now().plus({ seconds: duration }) };
  };
  return {
    shareOf,
    async take(limit, key) {
      const { keyDigest, points, endsAt } = shareOf(limit, key);
      const now = clock.now();
      const values = [keyDigest, now.toISO(), endsAt.toISO()];
      const [row] = await em.execute<{ taken: number; ends_at: string }[]>(TAKE, values);
      if (!row || row.taken <= points) return;
      const seconds = DateTime.fromJSDate(new Date(row.ends_at)).diff(now).as('seconds');
      throw new DomainError('RATE_LIMITED', 'Too many requests. Please wait a little and try again', {
        retryAfter: Math.max(1, Math.ceil(seconds)),
      });
    },
  };
};
