import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isWellFormedHost } from '../http/hosts/wellFormedHost.ts';

/** Longer than any poll of the web app. */
const ADDRESS_MAX = 4_000;
const ACCEPT_MAX = 1_000;

/** They take no parameters: their routes refuse a query string that has one. */
const LISTS = new Set(['/api/events', '/api/event-types', '/api/polls']);

/** The end of an address that has a question mark, and says nothing behind it. */
const NO_PARAMETERS = /^[^?]*\?&*$/;

const GRAPHQL = '/graphql';
/** The media types that Apollo sends, in its words and its order. */
const GRAPHQL_TYPES = ['application/json; charset=utf-8', 'application/graphql-response+json; charset=utf-8'];
/** What a query string may say about an operation, in the order in which the web app sends it. */
const GRAPHQL_PARAMETERS = ['query', 'operationName', 'variables', 'extensions'];

/** By `Accept`: few of them are sent again and again. */
const negotiated = new LRUCache<string, { type: string | null }>({ max: 100 });

/** The media type that Apollo would send; null for none. */
const graphqlTypeFor = (accept = '*/*'): string | null => {
  if (accept.length > ACCEPT_MAX) return null;
  const known = negotiated.get(accept);
  if (known) return known.type;
  const type = new Negotiator({ headers: { accept } }).mediaType(GRAPHQL_TYPES) ?? null;
  negotiated.set(accept, { type });
  return type;
};

/** The path of an address. */
export const routeOf = (url = ''): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
};

/** By query string: all browsers send the same few. To read one takes 9 % of the time of a cached poll. */
const operations = new LRUCache<string, { operation: string | null }>({ max: 100 });

/** An operation's query string without what Apollo ignores; null where a part comes twice or under an encoded name. */
const readOperation = (search: string): string | null => {
  const given = new Map<string, string>();
  for (const part of search.split('&')) {
    const [name = ''] = part.split('=', 1);
    if (name.includes('%')) return null;
    if (!GRAPHQL_PARAMETERS.includes(name)) continue;
    if (given.has(name)) return null;
    given.set(name, part);
  }
  return GRAPHQL_PARAMETERS.flatMap((name) => given.get(name) ?? []).join('&');
};

const operationIn = (search: string): string | null => {
  const known = operations.get(search);
  if (known) return known.operation;
  const operation = readOperation(search);
  operations.set(search, { operation });
  return operation;
};

/** The key of an address and an `Accept`: all that the response depends on. Null for what is never cached. */
export const cacheKeyOf = (url: string, accept: string | undefined): string | null => {
  const route = routeOf(url);
  if (LISTS.has(route)) return url.length === route.length || NO_PARAMETERS.test(url) ? route : null;
  if (route !== GRAPHQL) return null;
  const operation = operationIn(url.slice(route.length + 1));
  const type = operation && graphqlTypeFor(accept);
  return type ? `${GRAPHQL}?${operation} ${type}` : null;
};

/** Apollo takes no HEAD. */
const isCachedFor = (method: string, url: string) => method === 'GET' || (method === 'HEAD' && LISTS.has(routeOf(url)));

/** The same of a request; null too for one whose sender says who they are, or who may want GraphiQL's page. */
export const cacheKeyOfRequest = (request: IncomingMessage): string | null => {
  const { method = '', url = '', headers } = request;
  if (!isCachedFor(method, url) || headers.authorization !== undefined || url.length > ADDRESS_MAX) return null;
  if (!isWellFormedHost(headers.host)) return null;
  const isGraphQL = url.startsWith(`${GRAPHQL}?`);
  if (isGraphQL && headers.accept?.includes('text/html')) return null;
  return cacheKeyOf(url, headers.accept);
};

export interface CacheRequest {
  url: string;
  accept: string;
}

/** What a key was made of. */
export const cacheRequestOf = (key: string): CacheRequest => {
  const end = key.indexOf(' ');
  return end === -1 ? { url: key, accept: '*/*' } : { url: key.slice(0, end), accept: key.slice(end + 1) };
};
