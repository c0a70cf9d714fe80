import type { IncomingMessage } from 'node:http';

/** Longer addresses are no poll of ours, and would make the kept answers a way to fill the memory. */
const ADDRESS_MAX = 4_000;

/** Apollo's own defence: a page of another site cannot send these with a simple request. */
const passesPreflight = ({ headers }: IncomingMessage) =>
  headers['apollo-require-preflight'] !== undefined || headers['content-type'] === 'application/json';

/** Its route may show GraphiQL to whoever takes a page, and knows when; no poll of ours does. */
const takesPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true;

const isKeepable = (request: IncomingMessage, url: string): boolean =>
  url === '/api/events' ||
  url === '/api/event-types' ||
  (url.startsWith('/graphql?') && passesPreflight(request) && !takesPage(request));

/**
 * Under what an answer to this request may be kept: its address and the media type asked for. Null when it must be made
 * for the one who asks, as it is for everybody who says who they are.
 */
export const keepableKey = (request: IncomingMessage): string | null => {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || headers.authorization !== undefined || url.length > ADDRESS_MAX) return null;
  return isKeepable(request, url) ? keyOf(url, headers.accept ?? '*/*') : null;
};

/** Its address without what may be anything. */
export const routeOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string =>
  url.startsWith('/graphql') ? '/graphql' : url;

export const keyOf = (url: string, accept: string): string => `${url} ${accept}`;

export interface Asked {
  url: string;
  /** A media range, as a client says it. */
  accept: string;
}

/** What a key was made of. */
export const askedOf = (key: string): Asked => {
  const end = key.indexOf(' ');
  return { url: key.slice(0, end), accept: key.slice(end + 1) };
};
