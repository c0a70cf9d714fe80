import { canModerate } from '@quorum/domain/policies';
import { record, recordOf } from '../../activity/record.ts';
import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';

/**
 * Hides an event, with those of its series that its creator has and the polls that they came from, from everybody but them
 * and operators, or shows it again. Of one that was deleted meanwhile, whose link and whose calendars say so with its title,
 * nothing is remembered then.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`
 */
export async function hideEvent(context: Context, urlHash: string, isHidden: boolean): Promise<void> {
  const { actor, events } = context;
  requireSignedIn(actor);
  permit(canModerate(actor), 'operator.hidesEvents');
  const event = await events.findAlone(urlHash);
  const turns = event ? await new TurnRepository(context.em).ofSeries(event) : [urlHash];
  await inTransaction(context, turns, async (transaction) => {
    const { em } = transaction;
    if (isHidden && (await em.nativeDelete(CancelledEventEntity, { urlHash })) > 0) {
      record(transaction, { type: 'cancelledEvent.deleted' });
      return;
    }
    await events.lockSeries(urlHash);
    await setHidden(transaction, await events.requireLocked(urlHash), isHidden);
  });
}

/** The same of an event that the transaction holds. */
export async function setHidden(transaction: Transaction, event: EventEntity, isHidden: boolean): Promise<void> {
  const { events, polls } = await new SeriesRepository(transaction.em).setHidden(event, isHidden);
  const what = isHidden ? 'hidden' : 'shown';
  for (const one of events)
    if (isHidden) record(transaction, { type: 'event.hidden', event: one, wasPublic: !one.isPrivate });
    else recordOf(transaction, 'event', 'shown', one);
  for (const one of polls) recordOf(transaction, 'poll', what, one);
}
