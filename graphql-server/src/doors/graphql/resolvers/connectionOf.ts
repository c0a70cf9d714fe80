import { encodeCursor } from '../../../persistence/repositories/eventCursor.ts';
import type { ListedEvent } from '../../../persistence/repositories/ListedEvent.ts';
import type { EventPage } from '../../../use-cases/events/listEvents.ts';
import type { EventConnectionObject } from '../types/EventConnectionObject.ts';
import type { EventObject } from '../types/EventObject.ts';

const cursorOf = (event: ListedEvent | undefined): string | null => (event ? encodeCursor(event) : null);

/** A page of events in the shape of the GraphQL Cursor Connections specification. */
export const connectionOf = (
  { events, hasMore, isFirstPage, totalCount }: EventPage,
  present: (event: ListedEvent) => EventObject,
): EventConnectionObject => {
  const shown = events.map((event) => ({ event, node: present(event) }));
  return {
    // made only where they are selected
    get edges() {
      return shown.map(({ event, node }) => ({ cursor: encodeCursor(event), node }));
    },
    nodes: shown.map(({ node }) => node),
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: !isFirstPage,
      startCursor: cursorOf(events.at(0)),
      endCursor: cursorOf(events.at(-1)),
    },
    totalCount,
  };
};
