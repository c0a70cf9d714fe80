import { LIMITS } from '../../gateways/limiter.ts';
import type { Transaction } from '../inTransaction.ts';
import { organiserClaim } from './addressClaims.ts';

/**
 * Counts news that an organiser causes for those who are told.
 * @throws DomainError `RATE_LIMITED` when that is too often: rather than have some of them come to the wrong place
 */
export async function consumeNews(
  { limiter }: Transaction,
  event: { urlHash: string; creatorId: string },
  told: readonly { isEmailConfirmed: boolean }[],
): Promise<void> {
  const strangers = told.filter(({ isEmailConfirmed }) => !isEmailConfirmed).length;
  const toStrangers = { ...organiserClaim(event), amount: strangers, says: LIMITS.newsOfEvent.says };
  if (told.length > 0) await limiter.consume([{ limit: 'newsOfEvent', key: event.urlHash }]);
  if (strangers > 0) await limiter.consume([toStrangers]);
}
