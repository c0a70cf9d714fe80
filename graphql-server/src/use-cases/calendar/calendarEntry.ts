import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import type { CalendarEntry } from '../../gateways/calendar/calendarText.ts';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { CalendarEvent } from '../../persistence/repositories/CalendarRepository.ts';

const pageOf = (urlHash: string, origin: string) => `${origin}/events/${urlHash}`;

/** @param origin where people reach the product, such as `https://quorum.example` */
export const calendarEntry = (event: CalendarEvent, origin: string): CalendarEntry => {
  const { urlHash, title, location, notes, webLink, date, endTime, timezone, revision, updatedAt } = event;
  const isCertain = hasEnoughParticipants(event.participants.getItems(), event.participantThreshold);
  return {
    ...{ urlHash, title, location, notes, webLink, date, endTime, timezone, revision, updatedAt },
    status: isCertain ? 'CONFIRMED' : 'TENTATIVE',
    url: pageOf(urlHash, origin),
  };
};

/** The same of an event that was deleted. */
export const cancelledEntry = (cancelled: CancelledEventEntity, origin: string): CalendarEntry => {
  const { urlHash, title, location, date, endTime, timezone, revision, cancelledAt } = cancelled;
  return {
    ...{ urlHash, title, location, notes: '', webLink: '', date, endTime, timezone, revision, updatedAt: cancelledAt },
    status: 'CANCELLED',
    url: pageOf(urlHash, origin),
  };
};

/** What a calendar to subscribe to says: what takes place, and for thirty days what was cancelled, so that it goes. */
export const calendarEntries = (
  events: readonly CalendarEvent[],
  cancelled: readonly CancelledEventEntity[],
  origin: string,
): CalendarEntry[] => [
  ...events.map((event) => calendarEntry(event, origin)),
  ...cancelled.map((event) => cancelledEntry(event, origin)),
];
