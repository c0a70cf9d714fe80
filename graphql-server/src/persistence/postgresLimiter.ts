import { createHash } from 'node:crypto';
import { DateTime } from 'luxon';
import type { Clock } from '../gateways/clock.ts';
import { isRule, LIMITS, type Claim, type DatabaseLimiter, type LimitName } from '../gateways/limiter.ts';
import { RateLimited } from '../gateways/RateLimited.ts';
import type { EntityManager } from './orm.ts';

/** What a claim takes of its limit. */
interface Quota {
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
const consuming = (condition: string) => `
  insert into limit_count as present (key_digest, taken, ends_at)
  select "keyDigest", sum(amount)::int, max("endsAt")
  from json_to_recordset(?::json) as claimed("keyDigest" text, amount int, "endsAt" timestamptz)
  group by "keyDigest" order by "keyDigest"
  on conflict (key_digest) do update set
    taken = excluded.taken + case when present.ends_at <= ? then 0 else present.taken end,
    ends_at = case when present.ends_at <= ? then excluded.ends_at else present.ends_at end
  ${condition}
  returning key_digest, taken, ends_at`;

const CONSUME = consuming('');
const CONSUME_EACH = consuming('where present.ends_at <= ? or present.taken + excluded.taken <= ?');
const CHECK = `
  select key_digest, taken, ends_at from limit_count
  where key_digest in (select json_array_elements_text(?::json)) and ends_at > ?`;

const rateLimited = (
  { limit, refusal }: Claim,
  { ends_at }: Count,
  { points, now }: { points: number; now: DateTime },
) => {
  const left = DateTime.fromJSDate(new Date(ends_at)).diff(now).as('seconds');
  const policy = { name: limit, quota: points, seconds: LIMITS[limit].duration };
  return new RateLimited(policy, refusal ?? LIMITS[limit].refusal, { retryAfter: Math.max(1, Math.ceil(left)) });
};

/**
 * Counts in PostgreSQL, so that a limit holds for all servers together; in the open transaction, so that what is
 * refused for another reason does not count and one connection is enough.
 * @param times how many times every limit but a rule holds for this client
 */
export const postgresLimiter = (em: EntityManager, clock: Clock, times = 1): DatabaseLimiter => {
  const pointsOf = (claim: Pick<Claim, 'limit' | 'times'>): number =>
    LIMITS[claim.limit].points * (isRule(claim) ? 1 : times * (claim.times ?? 1));

  const quotaOf = (claim: Claim): Quota => {
    const keyDigest = createHash('sha256').update(`${claim.limit} ${claim.key}`).digest('base64url');
    const endsAt = clock.now().plus({ seconds: LIMITS[claim.limit].duration });
    return { keyDigest, amount: claim.amount ?? 1, points: pointsOf(claim), endsAt };
  };

  /** @param pending what is yet to be added to the counts */
  const refuseExcess = (claims: readonly Claim[], counts: readonly Count[], pending: (quota: Quota) => number) => {
    const byKey = new Map(counts.map((count) => [count.key_digest, count]));
    for (const claim of claims) {
      const quota = quotaOf(claim);
      const count = byKey.get(quota.keyDigest);
      if (count && count.taken + pending(quota) > quota.points)
        throw rateLimited(claim, count, { points: quota.points, now: clock.now() });
    }
  };

  return {
    async consume(claims) {
      const now = clock.now().toISO();
      const counts = await em.execute<Count[]>(CONSUME, [JSON.stringify(claims.map(quotaOf)), now, now]);
      refuseExcess(claims, counts, () => 0);
    },
    async check(claims) {
      const digests = claims.map((claim) => quotaOf(claim).keyDigest);
      const counts = await em.execute<Count[]>(CHECK, [JSON.stringify(digests), clock.now().toISO()]);
      refuseExcess(claims, counts, ({ amount }) => amount);
    },
    async consumeEach(limit: LimitName, keys) {
      const quotas = new Map([...new Set(keys)].map((key) => [key, quotaOf({ limit, key })]));
      const now = clock.now().toISO();
      const consumed = JSON.stringify([...quotas.values()]);
      const counts = await em.execute<Count[]>(CONSUME_EACH, [consumed, now, now, now, pointsOf({ limit })]);
      const taken = new Set(counts.map(({ key_digest }) => key_digest));
      return new Set([...quotas].flatMap(([key, { keyDigest }]) => (taken.has(keyDigest) ? key : [])));
    },
  };
};
