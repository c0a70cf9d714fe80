import { standingOf } from '@quorum/domain/event/progress';
import { DateTime } from 'luxon';
import type { EventCardFragment } from '../generated/graphql.generated.ts';

/** With the offset of its zone, as search engines show it to people. */
const localTime = (instant: string, zone: string): string =>
  DateTime.fromISO(instant, { zone }).toISO({ suppressMilliseconds: true }) ?? instant;

interface Addresses {
  /** Of its page, and of its picture. */
  url: string;
  image: string;
}

/**
 * An event in the words of schema.org, for search engines. Only of events that everybody may find.
 * @see https://schema.org/Event
 */
export const eventData = (event: EventCardFragment, { url, image }: Addresses): object => {
  const { title, date, endTime, timezone, location, notes, creatorName, participants, capacity, price } = event;
  const isOff = event.status === 'CALLED_OFF';
  const { placesLeft } = standingOf(participants, event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: localTime(date, timezone),
    ...(endTime && { endDate: localTime(endTime, timezone) }),
    eventStatus: `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`,
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
