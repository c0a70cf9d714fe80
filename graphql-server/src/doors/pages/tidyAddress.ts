/** What browsers take for a slash, or leave out beside one. */
const LIKE_SLASHES = new Set(['/', '\\', ' ', '\t', '\n', '\r']);

/**
 * The one address of a page, for one that somebody typed with slashes too many. Of several at the start none is left
 * but one: a browser that is sent to `//host` leaves for that host.
 */
export const tidyAddress = (url: string): string => {
  // a whole URL is what a proxy requests
  if (!url.startsWith('/')) return url;
  const queryAt = url.indexOf('?');
  const path = queryAt === -1 ? url : url.slice(0, queryAt);
  // counted, since a regular expression tries the end of a long run of slashes from each of them
  let start = 0;
  while (LIKE_SLASHES.has(path.charAt(start))) start++;
  let end = path.length;
  while (end > start && LIKE_SLASHES.has(path.charAt(end - 1))) end--;
  return `/${path.slice(start, end)}${url.slice(path.length)}`;
};
