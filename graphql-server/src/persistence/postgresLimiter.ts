import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { LIMITS, type Limiter, type Share } from '../gateways/limiter.ts';
import type { EntityManager } from './orm.ts';

interface Count {
  taken: number;
  ends_at: string;
}

const TAKE = 'select * from take_share(?, ?, ?)';
const LOOK = 'select taken, ends_at from limit_count where key_digest = ? and ends_at > ?';

const refusal = ({ ends_at }: Count, now: DateTime) => {
  const seconds = DateTime.fromJSDate(new Date(ends_at)).diff(now).as('seconds');
  return new DomainError('RATE_LIMITED', 'Too many requests. Please wait a little and try again', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
};

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
      const [count] = await em.execute<Count[]>(TAKE, [keyDigest, now.toISO(), endsAt.toISO()]);
      if (count && count.taken > points) throw refusal(count, now);
    },
    async look(limit, key) {
      const { keyDigest, points } = shareOf(limit, key);
      const now = clock.now();
      const [count] = await em.execute<Count[]>(LOOK, [keyDigest, now.toISO()]);
      if (count && count.taken >= points) throw refusal(count, now);
    },
  };
};
