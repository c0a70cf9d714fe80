import { canManageEvent } from '@quorum/domain/policies';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Has nobody take an event over any more with a token that was made for it. That there was none is no fault: whoever asks
 * may not know whether it was used.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function withdrawHandOver(context: Context, urlHash: string): Promise<void> {
  const { actor, em, events } = context;
  requireSignedIn(actor);
  await inTransaction(context, async () => {
    const event = await events.requireLocked(urlHash);
    permit(canManageEvent(actor, event), 'Only its organiser may withdraw this link');
    await new HandOverRepository(em).removeAll([event]);
  });
}
