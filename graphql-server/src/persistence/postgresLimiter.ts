import { createHash } from 'node:crypto';
import { DomainError } from '@quorum/domain/errors';
import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { LIMITS, type Claim, type Limiter, type LimitName } from '../gateways/limiter.ts';
import type { EntityManager } from './orm.ts';

/** What a claim takes of its limit. */
interface Share {
  keyDigest: string;
  amount: number;
  points: number;
  /** When it begins again if it begins now. */
  endsAt: DateTime;
}

interface Count {
  key_digest: string;
  taken: number;
  ends_at: string;
}

/** In the order of their keys, so that two who take several wait for each other and not both for one another. */
const taking = (condition: string) => `
  insert into limit_count as present (key_digest, taken, ends_at)
  select "keyDigest", sum(amount)::int, max("endsAt")
  from json_to_recordset(?::json) as said("keyDigest" text, amount int, "endsAt" timestamptz)
  group by "keyDigest" order by "keyDigest"
  on conflict (key_digest) do update set
    taken = excluded.taken + case when present.ends_at <= ? then 0 else present.taken end,
    ends_at = case when present.ends_at <= ? then excluded.ends_at else present.ends_at end
  ${condition}
  returning key_digest, taken, ends_at`;

const TAKE = taking('');
const TAKE_EACH = taking('where present.ends_at <= ? or present.taken + excluded.taken <= ?');
const LOOK = `
  select key_digest, taken, ends_at from limit_count
  where key_digest in (select json_array_elements_text(?::json)) and ends_at > ?`;

const refusal = (says: string, { ends_at }: Count, now: DateTime) => {
  const seconds = DateTime.fromJSDate(new Date(ends_at)).diff(now).as('seconds');
  return new DomainError('RATE_LIMITED', says, { retryAfter: Math.max(1, Math.ceil(seconds)) });
};

/**
 * Counts in PostgreSQL, so that a limit holds for all servers together; in the open transaction, so that what is
 * refused for another reason does not count and one connection is enough.
 * @param times how many times every limit holds for who asks
 */
export const postgresLimiter = (em: EntityManager, clock: Clock, times = 1): Limiter => {
  const shareOf = (claim: Claim): Share => {
    const { points, duration } = LIMITS[claim.limit];
    const keyDigest = createHash('sha256').update(`${claim.limit} ${claim.key}`).digest('base64url');
    const endsAt = clock.now().plus({ seconds: duration });
    return { keyDigest, amount: claim.amount ?? 1, points: points * times * (claim.times ?? 1), endsAt };
  };

  /** @param pending what is yet to be added to the counts */
  const refuseExcess = (claims: readonly Claim[], counts: readonly Count[], pending: (share: Share) => number) => {
    const byKey = new Map(counts.map((count) => [count.key_digest, count]));
    for (const claim of claims) {
      const share = shareOf(claim);
      const count = byKey.get(share.keyDigest);
      if (count && count.taken + pending(share) > share.points)
        throw refusal(claim.says ?? LIMITS[claim.limit].says, count, clock.now());
    }
  };

  return {
    async take(claims) {
      const now = clock.now().toISO();
      const counts = await em.execute<Count[]>(TAKE, [JSON.stringify(claims.map(shareOf)), now, now]);
      refuseExcess(claims, counts, () => 0);
    },
    async look(claims) {
      const digests = claims.map((claim) => shareOf(claim).keyDigest);
      const counts = await em.execute<Count[]>(LOOK, [JSON.stringify(digests), clock.now().toISO()]);
      refuseExcess(claims, counts, ({ amount }) => amount);
    },
    async takeEach(limit: LimitName, keys) {
      const shares = new Map([...new Set(keys)].map((key) => [shareOf({ limit, key }).keyDigest, key]));
      const now = clock.now().toISO();
      const { points } = LIMITS[limit];
      const said = JSON.stringify([...shares.values()].map((key) => shareOf({ limit, key })));
      const counts = await em.execute<Count[]>(TAKE_EACH, [said, now, now, now, points * times]);
      return new Set(counts.flatMap(({ key_digest }) => shares.get(key_digest) ?? []));
    },
  };
};
