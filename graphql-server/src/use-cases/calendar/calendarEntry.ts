import { isEnough } from '@quorum/domain/event/progress';
import type { CalendarEntry } from '../../gateways/calendar/calendarText.ts';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { CalendarEvent } from '../../persistence/repositories/CalendarEvent.ts';

const pageOf = (urlHash: string, origin: string) => `${origin}/events/${urlHash}`;

/**
 * @param expected the sum of the likelihoods of those who count
 * @param origin where people reach the product, such as `https://quorum.example`
 */
export const calendarEntry = (
  event: Omit<CalendarEvent, 'sumOfLikelihoods'>,
  expected: number,
  origin: string,
): CalendarEntry => {
  const { urlHash, title, location, notes, webLink, date, endTime, timezone, revision, updatedAt } = event;
  const isCertain = isEnough(expected, event.participantThreshold);
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
  ...events.map((event) => calendarEntry(event, event.sumOfLikelihoods, origin)),
  ...cancelled.map((event) => cancelledEntry(event, origin)),
];
