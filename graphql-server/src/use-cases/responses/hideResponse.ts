import { canManageEvent } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { changeResponses, type ChangedResponse } from './changeResponses.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Hides a response from everybody but its owner and the creator, so that it does not count; or shows it again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`
 */
export function hideResponse(
  context: Context,
  { urlHash, participantId }: Pick<ResponseAddress, 'urlHash' | 'participantId'>,
  isHidden: boolean,
): Promise<ChangedResponse> {
  const { actor, em, limiter, responses } = context;
  requireSignedIn(actor);
  return changeResponses(context, { urlHash, participantId }, async (event) => {
    permit(canManageEvent(actor, event), 'Only the organiser may hide a response');
    await limiter.consume([{ limit: 'editEvent', key: event.urlHash }]);
    const response = await responses.requireLocked(event, participantId);
    return { event, participant: em.assign(response, { isHidden }) };
  });
}
