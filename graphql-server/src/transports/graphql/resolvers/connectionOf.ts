import { encodeCursor } from '../../../persistence/repositories/eventCursor.ts';
import type { ListedEvent } from '../../../persistence/repositories/ListedEvent.ts';
import type { EventPage } from '../../../use-cases/events/listEvents.ts';
import type { EventConnectionObject } from '../types/EventConnectionObject.ts';
import type { EventObject } from '../types/EventObject.ts';

/** A page of events in the shape of the GraphQL Cursor Connections specification. */
export const connectionOf = (page: EventPage, present: (event: ListedEvent) => EventObject): EventConnectionObject => {
  const edges = page.events.map((event) => ({ cursor: encodeCursor(event), node: present(event) }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage: page.hasMore,
      hasPreviousPage: !page.isFirstPage,
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: page.totalCount,
  };
};
