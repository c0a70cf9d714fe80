import type { Cursors, EventCursor } from '../../../persistence/repositories/eventCursor.ts';
import type { PageInfoObject } from '../types/EventConnectionObject.ts';

interface Page<Item> {
  items: readonly Item[];
  hasMore: boolean;
  isFirstPage: boolean;
  totalCount: number;
  cursors: Cursors;
}

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfoObject;
  totalCount: number;
}

/** A page of a list in the shape of the GraphQL Cursor Connections specification. */
export const connectionOf = <Item, Node>(
  { items, hasMore, isFirstPage, totalCount, cursors }: Page<Item>,
  placeOf: (item: Item) => EventCursor,
  present: (item: Item) => Node,
): Connection<Node> => {
  const shown = items.map((item) => ({ item, node: present(item) }));
  const cursorOf = (item: Item | undefined) => (item === undefined ? null : cursors.encode(placeOf(item)));
  return {
    // made only where they are selected
    get edges() {
      return shown.map(({ item, node }) => ({ cursor: cursors.encode(placeOf(item)), node }));
    },
    nodes: shown.map(({ node }) => node),
    pageInfo: {
      hasNextPage: hasMore,
      hasPreviousPage: !isFirstPage,
      startCursor: cursorOf(items.at(0)),
      endCursor: cursorOf(items.at(-1)),
    },
    totalCount,
  };
};
