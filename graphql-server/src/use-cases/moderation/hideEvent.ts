import { canModerate } from '@quorum/domain/policies';
import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Hides an event, with those of its series that its creator has and the polls that they came from, from everybody but them
 * and operators, or shows it again. Of one that was deleted meanwhile, whose link and whose calendars say so with its title,
 * nothing is remembered then.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function hideEvent(context: Context, urlHash: string, isHidden: boolean): Promise<void> {
  const { actor, em, events } = context;
  requireSignedIn(actor);
  permit(canModerate(actor), 'Only an operator may hide an event');
  const event = await events.findAlone(urlHash);
  const turns = event ? await new TurnRepository(em).ofSeries(event) : [urlHash];
  await inTransaction(context, turns, async () => {
    if (isHidden && (await em.nativeDelete(CancelledEventEntity, { urlHash })) > 0) return;
    await events.holdSeries(urlHash);
    await new SeriesRepository(em).setHidden(await events.requireLocked(urlHash), isHidden);
  });
}
