import { isWaiting, statusOf } from '@quorum/domain/decision/status';
import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import { calendarEventOf, type CalendarEntry } from '../../calendar/calendarText.ts';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { CountedEvent, CountedResponse } from '../../persistence/repositories/CalendarRow.ts';

const pageOf = (urlHash: string, origin: string) => `${origin}/events/${urlHash}`;

const withStatus = (response: CountedResponse) => ({ ...response, status: statusOf(response) });

/**
 * An event on a calendar: certain once enough people are in, unless the one whose calendar it is waits for a place, or for
 * others.
 * @param origin where people reach the product, such as `https://quorum.example`
 */
export const calendarEntry = (
  event: Omit<CountedEvent, 'responses'>,
  counted: readonly CountedResponse[],
  origin: string,
): CalendarEntry => {
  const responses = counted.map(withStatus);
  const waits = responses.some(({ isOwn, status }) => isOwn && isWaiting(status));
  return {
    ...calendarEventOf(event),
    status: hasEnoughParticipants(responses, event) && !waits ? 'CONFIRMED' : 'TENTATIVE',
    url: pageOf(event.urlHash, origin),
  };
};

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
  ...events.map((event) => calendarEntry(event, event.responses, origin)),
  ...cancelled.map((event) => cancelledEntry(event, origin)),
];
