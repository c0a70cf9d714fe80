import { ownsEvent, type OwnedEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { PushRepository } from '../../persistence/repositories/push/PushRepository.ts';
import { WebhookRepository } from '../../persistence/repositories/webhooks/WebhookRepository.ts';
import { changeJudged, theSeries } from '../changeJudged.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { requireUnchanged, type Revisions } from '../expectedRevision.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { releasePoll } from '../polls/releasePoll.ts';
import { rememberCancelled } from '../events/cancelledEvents.ts';
import { storeFarewell } from './storeFarewell.ts';
import { skipDay } from '../events/series.ts';

/**
 * Deletes an event with its responses; its link says for thirty days that it was cancelled. Occurrences that a
 * deleted root leaves behind stay, and their series ends. An occurrence that is deleted is not made again.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `PRECONDITION_FAILED`
 */
export async function deleteEvent(context: Context, urlHash: string, expected?: Revisions): Promise<void> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = (event: OwnedEvent) => {
    permit(ownsEvent(actor, event), 'event.notYoursToDelete');
  };
  await changeJudged(context, { subject: theSeries(urlHash), judge }, async (transaction, event) => {
    requireUnchanged('event', event, expected);
    await cancelEvent(transaction, event);
  });
}

/** Deletes an event; its participants are told. */
export async function cancelEvent(transaction: Transaction, event: EventEntity): Promise<void> {
  const { em, events } = transaction;
  const webhooks = await new WebhookRepository(em).idsOfOrganisers(event.id);
  const wasPublic = !event.isPrivate && !event.isHidden;
  record(transaction, { type: 'event.deleted', event, urlHash: event.urlHash, wasPublic, webhooks });
  await storeFarewell(transaction, event);
  await releasePoll(transaction, event);
  await events.releaseOccurrences(event);
  if (event.parentEventId !== null && event.occurrenceDay)
    skipDay(transaction, event.parentEventId, event.occurrenceDay);
  await rememberCancelled(transaction, event);
  await new PushRepository(em).stopAbout(event);
  em.remove(event);
}
