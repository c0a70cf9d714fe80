import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';
import { getEvent } from './getEvent.ts';
import { listEvents } from '../lists/listEvents.ts';

/** How many events a frame shows: more would be another page in a page. */
const EMBEDDED_MAX = 10;

/** An event that anybody's page may show; null for one that is private, hidden or not there, alike. */
export async function getEmbedded(context: Context, urlHash: string): Promise<ListedEvent | null> {
  const event = await getEvent(context, urlHash);
  return event && !event.isPrivate ? event : null;
}

/** The next public events, of a type if one is named; none where there is no such type. */
export async function listEmbedded(context: Context, eventTypeId: number | null): Promise<ListedEvent[]> {
  const { events } = await listEvents(
    context,
    { when: 'UPCOMING', eventTypeId, first: EMBEDDED_MAX },
    { withOwners: false },
  );
  return events;
}
