import { canModerate } from '@quorum/domain/policies';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Hides an event with its series from everybody but its creator and operators, or shows it again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function hideEvent({ actor, em, events }: Context, urlHash: string, isHidden: boolean): Promise<void> {
  requireSignedIn(actor);
  permit(canModerate(actor), 'Only an operator may hide an event');
  await em.transactional(async () => {
    await events.holdSeries(urlHash);
    await new SeriesRepository(em).setHidden(await events.requireLocked(urlHash), isHidden);
  });
}
