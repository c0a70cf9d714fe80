import { parse } from '@quorum/domain/parse';
import type { z } from 'zod';
import { cursorsOf, type Cursors, type EventCursor } from '../../persistence/repositories/eventCursor.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import { placeIn, usualOrder } from '../../persistence/repositories/lists/eventPages.ts';
import type { Context } from '../Context.ts';
import { chosenOf, eventList } from './filters.ts';

export interface EventPage {
  events: ListedEvent[];
  hasMore: boolean;
  isFirstPage: boolean;
  totalCount: number;
  cursors: Cursors;
  placeOf: (event: ListedEvent) => EventCursor;
}

interface Wish {
  /** Whether what proves whose a response is comes along, by which it is decided who reads an address. */
  withOwners: boolean;
}

/**
 * A page of the public events: upcoming by date ascending, past newest first (spec section 4), unless another order is asked for.
 * @throws DomainError `BAD_USER_INPUT`, `RATE_LIMITED`
 */
export async function listEvents(
  { lists, clock, limiter }: Context,
  input: z.input<typeof eventList>,
  { withOwners }: Wish,
): Promise<EventPage> {
  const { first, after: cursor, orderBy, ...filters } = parse(eventList, input);
  if (filters.search !== null) limiter.takeSearch();
  // the usual order has no name of its own, so that it is the same list whether somebody asks for it or not
  const usual = usualOrder(filters.when);
  const order = orderBy ?? usual;
  const cursors = cursorsOf('events', chosenOf({ ...filters, orderBy: order === usual ? null : order }));
  const after = cursor ? cursors.decode(cursor) : null;
  const page = { ...filters, orderBy: order, now: clock.now(), first, after, withOwners };
  const { events, totalCount } = await lists.page(page);
  return {
    events: events.slice(0, first),
    hasMore: events.length > first,
    isFirstPage: after === null,
    totalCount,
    cursors,
    placeOf: placeIn(order),
  };
}

/** Every public event by date ascending, past ones too: the list of the REST facade. */
export const listAllEvents = ({ lists }: Context): Promise<ListedEvent[]> => lists.all();
