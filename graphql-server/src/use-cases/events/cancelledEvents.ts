import { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';

/** Keeps of an event that is being deleted what those who follow its link, and calendars that have it, are told; of a hidden one nothing. */
export const rememberCancelled = async ({ em, responses, clock }: Transaction, event: EventEntity): Promise<void> => {
  if (event.isHidden) return;
  const { urlHash, title, location, date, endTime, timezone, isPrivate, creatorId, revision } = event;
  const responded = await responses.listOf(event);
  em.create(CancelledEventEntity, {
    urlHash,
    eventId: event.id,
    title,
    location,
    date,
    endTime,
    timezone,
    isPrivate,
    creatorId,
    eventTypeId: event.eventType.id,
    // their calendars have it as well
    respondedBy: [...new Set([...responded, ...event.coOrganisers].flatMap(({ uid }) => uid ?? []))],
    revision: revision + 1,
    cancelledAt: clock.now(),
  });
};

/** The deleted event of that hash, null when there was none in the last thirty days. */
export const getCancelledEvent = ({ events }: Context, urlHash: string): Promise<CancelledEventEntity | null> =>
  events.findCancelled(urlHash);
