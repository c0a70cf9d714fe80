import { canManageEvent } from '@quorum/domain/policies';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Makes the token of a hand-over useless. That there was none is no fault: the caller
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
