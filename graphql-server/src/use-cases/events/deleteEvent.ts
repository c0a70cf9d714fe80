import { canManageEvent } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Deletes an event with its responses. Occurrences that a deleted root leaves behind stay, and their series ends.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function deleteEvent({ actor, em, events }: Context, urlHash: string): Promise<void> {
  requireSignedIn(actor);
  await em.transactional(async () => {
    const event = await events.requireLocked(urlHash);
    permit(canManageEvent(actor, event), 'Only its organiser may delete this event');
    await events.releaseOccurrences(event);
    em.remove(event);
  });
}
