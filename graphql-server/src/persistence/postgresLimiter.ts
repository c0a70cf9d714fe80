import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { LIMITS, type Limiter } from '../gateways/limiter.ts';
import type { EntityManager } from './orm.ts';

const TAKE = `insert into limit_count as present (key_digest, taken, ends_at) values (?, 1, ?)
  on conflict (key_digest) do update set
    taken = case when present.ends_at <= ? then 1 else present.taken + 1 end,
    ends_at = case when present.ends_at <= ? then excluded.ends_at else present.ends_at end
  returning taken, ends_at`;

/**
 * Counts in PostgreSQL, so that a limit holds for all servers together; in the open transaction, so that what is
 * refused for another reason does not count and one connection is enough.
 */
export const postgresLimiter = (em: EntityManager, clock: Clock): Limiter => ({
  counts: true,
  async take(limit, key) {
    const { points, duration } = LIMITS[limit];
    const now = clock.now();
    const digest = createHash('sha256').update(`${limit} ${key}`).digest('base64url');
    const times = [now.plus({ seconds: duration }).toISO(), now.toISO(), now.toISO()];
    const [row] = await em.execute<{ taken: number; ends_at: string }[]>(TAKE, [digest, ...times]);
    if (!row || row.taken <= points) return;
    const seconds = DateTime.fromJSDate(new Date(row.ends_at)).diff(now).as('seconds');
    throw new DomainError('RATE_LIMITED', 'Too many requests. Please wait a little and try again', {
      retryAfter: Math.max(1, Math.ceil(seconds)),
    });
  },
});
