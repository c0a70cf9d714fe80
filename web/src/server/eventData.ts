import { standingOf } from '@quorum/domain/event/progress';
import type { EventCardFragment } from '../generated/graphql.generated.ts';

/**
 * An event in the words of schema.org, for search engines. Only of events that everybody may find.
 * @see https://schema.org/Event
 */
export const eventData = (event: EventCardFragment, url: string): object => {
  const { title, date, endTime, location, notes, creatorName, participants, capacity } = event;
  const isOff = event.status === 'CALLED_OFF';
  const { placesLeft } = standingOf(participants, event);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: date,
    ...(endTime && { endDate: endTime }),
    eventStatus: `https://schema.org/${isOff ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: location, address: location },
    ...(notes && { description: notes }),
    ...(creatorName && { organizer: { '@type': 'Person', name: creatorName } }),
    ...(capacity !== null && { maximumAttendeeCapacity: capacity, remainingAttendeeCapacity: placesLeft }),
    url,
  };
};
