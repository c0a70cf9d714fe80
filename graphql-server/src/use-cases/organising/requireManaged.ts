import type { Said } from '@quorum/domain/errors';
import { canManageEvent } from '@quorum/domain/policies';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * The event of that hash, for its organisers.
 * @throws DomainError `UNAUTHENTICATED`, `NOT_FOUND`, `FORBIDDEN` with this refusal for all others
 */
export async function requireManaged({ actor, events }: Context, urlHash: string, refusal: Said): Promise<EventEntity> {
  requireSignedIn(actor);
  const event = await events.requireVisible(urlHash);
  permit(canManageEvent(actor, event), refusal);
  return event;
}
