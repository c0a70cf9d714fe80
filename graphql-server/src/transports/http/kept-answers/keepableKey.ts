import type { IncomingMessage } from 'node:http';
import { isWellFormedHost } from '../wellFormedHost.ts';
import { mediaTypeFor } from './mediaTypeFor.ts';

/** Longer addresses are no poll of ours, and would make the kept answers a way to fill the memory. */
const ADDRESS_MAX = 4_000;

/** What these answer depends on nothing that a client says. */
const LISTS = new Set(['/api/events', '/api/event-types']);

const GRAPHQL = '/graphql';
const GRAPHQL_TYPES = ['application/json', 'application/graphql-response+json'];
/** All that counts of an operation's query string, in the order in which the web app says it. */
const GRAPHQL_PARAMETERS = ['query', 'operationName', 'variables', 'extensions'];

/** Apollo's own defence: a page of another site cannot send these with a simple request. */
const passesPreflight = ({ headers }: IncomingMessage) =>
  headers['apollo-require-preflight'] !== undefined || headers['content-type'] === 'application/json';

/** Its route may show GraphiQL to whoever takes a page, and knows when; no poll of ours does. */
const takesPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') === true;

/**
 * Under what an answer to this request may be kept: what the answer depends on, and nothing that only looks different.
 * Null when it must be made for the one who asks, as it is for everybody who says who they are.
 */
export const keepableKey = (request: IncomingMessage): string | null => {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || headers.authorization !== undefined || url.length > ADDRESS_MAX) return null;
  if (!isWellFormedHost(headers.host)) return null;
  const isGraphQL = url.startsWith(`${GRAPHQL}?`);
  if (isGraphQL && (takesPage(request) || !passesPreflight(request))) return null;
  return keyOf(url, headers.accept);
};

/** Its address without what may be anything. */
export const routeOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => {
  const queryAt = url.indexOf('?');
  return queryAt === -1 ? url : url.slice(0, queryAt);
};

/** The query string of an operation without what says nothing; null where it says something twice or in disguise. */
const operationIn = (search: string): string | null => {
  const said = new Map<string, string>();
  for (const part of search.split('&')) {
    const [name = ''] = part.split('=', 1);
    // such as `%71uery`, which stands for a name that counts
    if (name.includes('%')) return null;
    if (!GRAPHQL_PARAMETERS.includes(name)) continue;
    if (said.has(name)) return null;
    said.set(name, part);
  }
  return GRAPHQL_PARAMETERS.flatMap((name) => said.get(name) ?? []).join('&');
};

/** The same for an address and the media range that a client says with it. */
export const keyOf = (url: string, accept: string | undefined): string | null => {
  const route = routeOf({ url });
  if (LISTS.has(route)) return route;
  if (route !== GRAPHQL) return null;
  const operation = operationIn(url.slice(route.length + 1));
  const type = operation && mediaTypeFor(accept, GRAPHQL_TYPES);
  return type ? `${GRAPHQL}?${operation} ${type}` : null;
};

export interface Asked {
  url: string;
  /** A media range, as a client says it. */
  accept: string;
}

/** What a key was made of. */
export const askedOf = (key: string): Asked => {
  const end = key.indexOf(' ');
  return end === -1 ? { url: key, accept: '*/*' } : { url: key.slice(0, end), accept: key.slice(end + 1) };
};
