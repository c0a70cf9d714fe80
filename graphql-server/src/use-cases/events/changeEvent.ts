import { pastAfter } from '@quorum/domain/event/timing';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { announceEventChange } from '../mail/announceEvents.ts';
import { remindAgain } from '../mail/remindParticipants.ts';
import { keepWeatherTrue } from '../weather/weatherChanges.ts';

/** What its organiser says of an event. */
export const saidOf = (event: EventEntity) => {
  const { title, location, date, endTime, timezone, participantThreshold, eventType } = event;
  const { notes, webLink, isPrivate, isGuestListHidden, isRecurring, recurrenceFrequency } = event;
  return {
    ...{ title, location, date, endTime, timezone, participantThreshold, eventType },
    ...{ notes, webLink, isPrivate, isGuestListHidden, isRecurring, recurrenceFrequency },
  };
};

export type Said = ReturnType<typeof saidOf>;

/**
 * Lets an event say something else. Calendars, the weather and those who answered hear of it. To be called in the
 * transaction of the change, which holds the event.
 */
export async function changeEvent(context: Context, event: EventEntity, change: Partial<Said>): Promise<void> {
  const { em, clock } = context;
  const before = saidOf(event);
  em.assign(event, change);
  em.assign(event, { pastAfter: pastAfter(event), updatedAt: clock.now(), revision: event.revision + 1 });
  remindAgain(event, before);
  await keepWeatherTrue(context, event, before);
  await announceEventChange(context, event, before);
}
