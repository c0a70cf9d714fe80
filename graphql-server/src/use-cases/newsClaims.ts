import { LIMITS } from '../gateways/limiter.ts';
import type { Reach } from '../persistence/repositories/ResponseRepository.ts';
import type { Transaction } from './inTransaction.ts';
import { organiserClaim } from './answers/address.ts';

/**
 * Counts news that an organiser causes for those who are told.
 * @throws DomainError `RATE_LIMITED` when that is too often: rather than have some of them come to the wrong place
 */
export async function claimNews(
  { limiter }: Transaction,
  event: { urlHash: string; creatorId: string },
  { people, unconfirmed }: Reach,
): Promise<void> {
  const toUnconfirmed = { ...organiserClaim(event), amount: unconfirmed, refusal: LIMITS.newsOfEvent.refusal };
  if (people > 0) await limiter.consume([{ limit: 'newsOfEvent', key: event.urlHash }]);
  if (unconfirmed > 0) await limiter.consume([toUnconfirmed]);
}
