import { calendarStatusFor, calendarStatusOf } from '@quorum/domain/decision/decision';
import { statusOf } from '@quorum/domain/decision/status';
import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import { pick } from '@quorum/domain/pick';
import { calendarEventOf, type CalendarEntry } from '../../calendar/calendarText.ts';
import type { CancelledEventEntity } from '../../persistence/entities/CancelledEventEntity.ts';
import type { OfferedDate } from '../../persistence/repositories/calendar/CalendarRepository.ts';
import type { CountedEvent, CountedResponse } from '../../persistence/repositories/calendar/CalendarRow.ts';

const pageOf = (urlHash: string, origin: string) => `${origin}/events/${urlHash}`;

const withStatus = (response: CountedResponse) => ({ ...response, status: statusOf(response) });

/**
 * An event on a calendar, as it is for the person whose calendar it is.
 * @param origin where people reach the product, such as `https://quorum.example`
 */
export const calendarEntry = (
  event: Omit<CountedEvent, 'responses'>,
  counted: readonly CountedResponse[],
  origin: string,
): CalendarEntry => {
  const responses = counted.map(withStatus);
  const own = responses.filter(({ isOwn }) => isOwn).map((response) => response.status);
  const status = calendarStatusOf(event, hasEnoughParticipants(responses, event));
  return {
    ...calendarEventOf(event),
    status: calendarStatusFor(status, own),
    url: pageOf(event.urlHash, origin),
  };
};

/** A date that may still be chosen. A poll counts no revisions, so its entries are ordered by the time of its last change. */
export const offeredEntry = ({ id, date, endTime, poll }: OfferedDate, origin: string): CalendarEntry => ({
  ...pick(poll, ['title', 'location', 'notes', 'webLink', 'timezone', 'updatedAt']),
  urlHash: `${poll.urlHash}-${id}`,
  date,
  endTime,
  revision: Math.floor(poll.updatedAt.diff(poll.createdAt).as('seconds')),
  status: 'TENTATIVE',
  url: `${origin}/polls/${poll.urlHash}`,
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

/**
 * The entries of a calendar to subscribe to: what takes place, and for thirty days what was cancelled, so that it
 * disappears.
 */
export const calendarEntries = (
  events: readonly CountedEvent[],
  cancelled: readonly CancelledEventEntity[],
  origin: string,
): CalendarEntry[] => [
  ...events.map((event) => calendarEntry(event, event.responses, origin)),
  ...cancelled.map((event) => cancelledEntry(event, origin)),
];
