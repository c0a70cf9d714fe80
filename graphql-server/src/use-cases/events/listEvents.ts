import { PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from '@quorum/domain/event/constants';
import { parse } from '@quorum/domain/parse';
import { because } from '@quorum/domain/refusals/Reason';
import { z } from 'zod';
import { cursorsOf, FOREIGN_CURSOR, type Cursors } from '../../persistence/repositories/eventCursor.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';

const pageSize = because('request.pageSize', { max: PAGE_SIZE_MAX });

/** Which page of a list. */
export const pageArguments = z.object({
  eventTypeId: z.int().nullish(),
  first: z
    .int(pageSize)
    .min(0, pageSize)
    .max(PAGE_SIZE_MAX, pageSize)
    .nullish()
    .transform((first) => first ?? PAGE_SIZE_DEFAULT),
  after: z.string().max(100, because(FOREIGN_CURSOR)).nullish(),
});

const listArguments = pageArguments.extend({ when: z.enum(['UPCOMING', 'PAST']) });

export interface EventPage {
  events: ListedEvent[];
  hasMore: boolean;
  isFirstPage: boolean;
  totalCount: number;
  cursors: Cursors;
}

interface Wish {
  /** Whether what proves whose a response is comes along, by which it is decided who reads an address. */
  withOwners: boolean;
}

/**
 * A page of the public events: upcoming by date ascending, past newest first (spec section 4).
 * @throws DomainError `BAD_USER_INPUT`
 */
export async function listEvents(
  { lists, clock }: Context,
  input: z.input<typeof listArguments>,
  { withOwners }: Wish,
): Promise<EventPage> {
  const { when, first, ...rest } = parse(listArguments, input);
  const eventTypeId = rest.eventTypeId ?? null;
  const cursors = cursorsOf('events', { when, eventTypeId });
  const after = rest.after ? cursors.decode(rest.after) : null;
  const now = clock.now();
  const { events, totalCount } = await lists.page({ when, now, eventTypeId, first, after, withOwners });
  return {
    events: events.slice(0, first),
    hasMore: events.length > first,
    isFirstPage: after === null,
    totalCount,
    cursors,
  };
}

/** Every public event by date ascending, past ones too: the list of the REST facade. */
export const listAllEvents = ({ lists }: Context): Promise<ListedEvent[]> => lists.all();
