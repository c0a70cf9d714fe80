import { HAND_OVER_DAYS } from '@quorum/domain/event/handOver';
import { canManageEvent } from '@quorum/domain/policies';
import type { DateTime } from 'luxon';
import { HandOverRepository } from '../../persistence/repositories/HandOverRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

export interface HandOver {
  /** Shown once, here: anybody who brings it within the time becomes the organiser. */
  token: string;
  expiresAt: DateTime;
}

/**
 * Makes the token by which one other person takes an event over. One made before is of no use any more.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function handOverEvent(context: Context, urlHash: string): Promise<HandOver> {
  const { actor, em, events, tokens, clock } = context;
  requireSignedIn(actor);
  const token = tokens.secret();
  const expiresAt = clock.now().plus({ days: HAND_OVER_DAYS });
  await inTransaction(context, async () => {
    const event = await events.requireLocked(urlHash);
    permit(canManageEvent(actor, event), 'Only its organiser may hand this event over');
    await new HandOverRepository(em).replace(event, tokens.digest(token), expiresAt);
  });
  return { token, expiresAt };
}
