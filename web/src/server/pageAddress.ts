import { EVENT_TYPE_PARAM, eventTypeFilterIn } from '../features/event-types/eventTypeFilterIn.ts';
import { paths } from '../lib/paths.ts';

/** A path with what matters of its query: pages with the same address are the same. */
export const pageAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  const type = pathname === paths.home() ? eventTypeFilterIn(searchParams) : null;
  return type === null ? pathname : `${pathname}?${EVENT_TYPE_PARAM}=${type}`;
};
