import { isEnough } from '@quorum/domain/event/progress';
import { calendarEventOf, type CalendarEntry } from '../../calendar/calendarText.ts';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { CountedEvent } from '../../persistence/repositories/CalendarRow.ts';

const pageOf = (urlHash: string, origin: string) => `${origin}/events/${urlHash}`;

/**
 * @param expected the sum of the likelihoods of those who count
 * @param origin where people reach the product, such as `https://quorum.example`
 */
export const calendarEntry = (
  event: Omit<CountedEvent, 'sumOfLikelihoods'>,
  expected: number,
  origin: string,
): CalendarEntry => ({
  ...calendarEventOf(event),
  status: isEnough(expected, event.participantThreshold) ? 'CONFIRMED' : 'TENTATIVE',
  url: pageOf(event.urlHash, origin),
});

/** The same of an event that was deleted. */
export const cancelledEntry = (cancelled: CancelledEventEntity, origin: string): CalendarEntry => {
  const { urlHash, title, location, date, endTime, timezone, revision, cancelledAt: updatedAt } = cancelled;
  return {
    urlHash,
    title,
    location,
    notes: '',
    webLink: '',
    date,
    endTime,
    timezone,
    revision,
    updatedAt,
    status: 'CANCELLED',
    url: pageOf(urlHash, origin),
  };
};

/** What a calendar to subscribe to says: what takes place, and for thirty days what was cancelled, so that it goes. */
export const calendarEntries = (
  events: readonly CountedEvent[],
  cancelled: readonly CancelledEventEntity[],
  origin: string,
): CalendarEntry[] => [
  ...events.map((event) => calendarEntry(event, event.sumOfLikelihoods, origin)),
  ...cancelled.map((event) => cancelledEntry(event, origin)),
];
