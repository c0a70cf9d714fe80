import { TOKEN_EXPIRED_DAYS } from '@quorum/domain/platform/apiToken';
import { ActivityEntity } from '../persistence/entities/ActivityEntity.ts';
import { IdempotencyKeyEntity } from '../persistence/entities/IdempotencyKeyEntity.ts';
import { LimitEntity } from '../persistence/entities/LimitEntity.ts';
import { CoOrganiserRepository } from '../persistence/repositories/organising/CoOrganiserRepository.ts';
import { HandOverRepository } from '../persistence/repositories/HandOverRepository.ts';
import { ApiTokenRepository } from '../persistence/repositories/platform/ApiTokenRepository.ts';
import { PhoneCodeRepository } from '../persistence/repositories/sms/PhoneCodeRepository.ts';
import { DeliveryRepository } from '../persistence/repositories/webhooks/DeliveryRepository.ts';
import { forgetUnconfirmed } from './account/phone/forgetUnconfirmed.ts';
import { KEY_LIFETIME } from './KeyedRequest.ts';
import type { Context } from './Context.ts';

/** No count of codes looks back further than a day. */
const CODES_KEPT = { days: 2 };

/** How long one can see what happened. */
const KEPT_DAYS = 90;

/** Deletes the keys of requests that are a day old, counts whose time is over, links that have expired, tokens a while after that, and numbers that nobody confirmed. */
export async function deleteExpiredRequests(context: Context): Promise<void> {
  const { em, clock } = context;
  const now = clock.now();
  await em.nativeDelete(IdempotencyKeyEntity, { createdAt: { $lt: now.minus(KEY_LIFETIME) } });
  await em.nativeDelete(LimitEntity, { endsAt: { $lte: now } });
  await new HandOverRepository(em).deleteExpired(now);
  await new CoOrganiserRepository(em).deleteExpired(now);
  await new ApiTokenRepository(em).deleteExpired(now.minus({ days: TOKEN_EXPIRED_DAYS }));
  await new PhoneCodeRepository(em).deleteBefore(now.minus(CODES_KEPT));
  await forgetUnconfirmed(context);
  await new DeliveryRepository(em).prune();
}

/** Deletes what happened long ago. */
export async function deleteExpiredActivities({ em, clock }: Context): Promise<void> {
  await em.nativeDelete(ActivityEntity, { createdAt: { $lt: clock.now().minus({ days: KEPT_DAYS }) } });
}
