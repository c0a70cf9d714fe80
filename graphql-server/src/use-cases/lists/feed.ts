import { parse } from '@quorum/domain/parse';
import type { EventFilters } from '../../persistence/repositories/lists/eventPages.ts';
import type { ListedEvent } from '../../persistence/repositories/ListedEvent.ts';
import type { Context } from '../Context.ts';
import { listEvents } from './listEvents.ts';
import { eventFilters, listInput } from './filters.ts';

const ENTRIES = 50;

/**
 * What a query string asks of a feed: the filters of lists. Without `when` it is what one can still come to.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const feedFiltersIn = (query: unknown): EventFilters =>
  parse(eventFilters, { when: 'UPCOMING', ...listInput(query as Record<string, unknown>) });

/** The public events that a feed shows: those that were published last. */
export const listForFeed = async (context: Context, filters: EventFilters): Promise<ListedEvent[]> => {
  const page = await listEvents(context, { ...filters, orderBy: 'NEWEST', first: ENTRIES }, { withOwners: false });
  return page.events;
};

/** The addresses of all public events, with when they last changed, those that were published last first. */
export const listForSitemap = ({ lists }: Context, limit: number) => lists.addresses(limit);
