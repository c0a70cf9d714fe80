import { standingOf } from '@quorum/domain/event/progress';
import { DateTime } from 'luxon';
import type { EventCardFragment } from '../generated/graphql.generated.ts';

/** With the offset of its zone, as search engines show it to people. */
const localTime = (instant: string, zone: string): string =>
  DateTime.fromISO(instant, { zone }).toISO({ suppressMilliseconds: true }) ?? instant;

interface Known {
  /** The addresses of its page, and of its picture. */
  url: string;
  image: string;
  /** When it started before it was moved; null where it was not. */
  previousDate: string | null;
}

const STATUS = 'https://schema.org/Event';

/** Called off, whenever it was; or moved, and from when. */
const statusOf = ({ status, timezone }: EventCardFragment, previousDate: string | null) => {
  if (status === 'CALLED_OFF') return { eventStatus: `${STATUS}Cancelled` };
  if (previousDate === null) return { eventStatus: `${STATUS}Scheduled` };
  return { eventStatus: `${STATUS}Rescheduled`, previousStartDate: localTime(previousDate, timezone) };
};

/**
 * An event in the words of schema.org, for search engines. Only of events that everybody may find.
 * @see https://schema.org/Event
 */
export const eventData = (event: EventCardFragment, { url, image, previousDate }: Known): object => {
  const { title, date, endTime, timezone, location, notes, creatorName, participants, capacity, price } = event;
  const { placesLeft } = standingOf(participants, event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: localTime(date, timezone),
    ...(endTime && { endDate: localTime(endTime, timezone) }),
    ...statusOf(event, previousDate),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
    ...(notes && { description: notes }),
    ...(creatorName && { organizer: { '@type': 'Person', name: creatorName } }),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity, remainingAttendeeCapacity: placesLeft }),
    isAccessibleForFree: price === null,
    image,
    url,
  };
};
