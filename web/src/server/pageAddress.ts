import { EVENT_TYPE_PARAM, eventTypeFilterIn, knownEventType } from '../features/event-types/eventTypeFilterIn.ts';
import { HOME_TAB_PARAM, homeTabIn } from '../features/events/list/homeTab.ts';
import { paths } from '../lib/paths.ts';

/** What means the same escaped (RFC 3986, 2.3): letters, digits, and `-`, `.`, `_`, `~`. */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * A path with what matters of its query, in one form and order: pages with the same address are the same. An unknown
 * type is the home page as such.
 */
export const pageAddress = async (
  url: string,
  listEventTypes: () => Promise<readonly { id: number }[]>,
): Promise<string> => {
  const { pathname: written, searchParams } = new URL(url, 'http://page');
  const pathname = written.replace(UNRESERVED, decodeURIComponent);
  if (pathname !== paths.home()) return pathname;
  const search = new URLSearchParams();
  const wanted = eventTypeFilterIn(searchParams);
  const type = wanted === null ? null : knownEventType(wanted, await listEventTypes());
  if (type !== null) search.set(EVENT_TYPE_PARAM, String(type));
  const tab = homeTabIn(searchParams);
  if (tab !== 'upcoming') search.set(HOME_TAB_PARAM, tab);
  return search.size === 0 ? pathname : `${pathname}?${search.toString()}`;
};
