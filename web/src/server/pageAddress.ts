import { EVENT_TYPE_PARAM, eventTypeFilterIn } from '../features/event-types/eventTypeFilterIn.ts';
import { HOME_TAB_PARAM, homeTabIn } from '../features/events/list/homeTab.ts';
import { paths } from '../lib/paths.ts';

/** A path with what matters of its query, in one order: pages with the same address are the same. */
export const pageAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url, 'http://page');
  if (pathname !== paths.home()) return pathname;
  const search = new URLSearchParams();
  const type = eventTypeFilterIn(searchParams);
  if (type !== null) search.set(EVENT_TYPE_PARAM, String(type));
  const tab = homeTabIn(searchParams);
  if (tab !== 'upcoming') search.set(HOME_TAB_PARAM, tab);
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
};
