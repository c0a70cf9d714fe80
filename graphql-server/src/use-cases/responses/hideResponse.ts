import { canManageEvent } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { changeResponses } from './changeResponses.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Hides a response from everybody but its owner and the creator, so that it does not count; or shows it again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export function hideResponse(
  context: Context,
  { urlHash, participantId }: Pick<ResponseAddress, 'urlHash' | 'participantId'>,
  isHidden: boolean,
): Promise<ParticipantEntity> {
  const { actor, em, responses } = context;
  requireSignedIn(actor);
  return changeResponses(context, urlHash, async (event) => {
    permit(canManageEvent(actor, event), 'Only the organiser may hide a response');
    const response = await responses.requireLocked(event, participantId);
    return em.assign(response, { isHidden });
  });
}
