import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { CacheEntry } from './CacheEntry.ts';
import { etagMatches } from './etagMatches.ts';
import type { Representation } from './Representation.ts';
import { staleHeaders } from './stale.ts';

/** By `Accept-Encoding`: browsers send few different ones. */
const negotiated = new LRUCache<string, readonly string[]>({ max: 100 });

const codingsIn = (header: string): readonly string[] => {
  const known = negotiated.get(header);
  if (known) return known;
  const codings = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip', 'identity']);
  negotiated.set(header, codings);
  return codings;
};

/** The smallest representation that a client takes. */
const smallestFor = (acceptEncoding: string | undefined, { identity, gzip, brotli }: CacheEntry): Representation => {
  if (acceptEncoding === undefined) return identity;
  const codings = codingsIn(acceptEncoding);
  if (brotli && codings.includes('br')) return brotli;
  return codings.includes('gzip') ? gzip : identity;
};

/** The representation that a client has, by its `If-None-Match`. */
const knownTo = (ifNoneMatch: string | undefined, { identity, gzip, brotli }: CacheEntry): Representation | null => {
  if (ifNoneMatch === undefined) return null;
  return [gzip, identity, brotli].find((one) => one !== null && etagMatches(ifNoneMatch, one.etag)) ?? null;
};

/**
 * Sends an entry, its headers alone for HEAD, or 304 to a client that has it; returns the status.
 * @param common headers of both: names and values in turn, which Node writes as they are
 */
export const sendCached = (
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  common: readonly string[],
): 200 | 304 => {
  const { method, headers } = request;
  const known = knownTo(headers['if-none-match'], entry);
  if (known) {
    response.writeHead(304, [...common, 'etag', known.etag]).end();
    return 304;
  }
  const chosen = smallestFor(headers['accept-encoding'], entry);
  if (chosen.body === null) {
    // what is made already waits for nothing: polls are answered thousands of times a second
    chosen.make().then(
      () => sendCached(request, response, entry, common),
      (error: unknown) => response.destroy(error as Error),
    );
    return 200;
  }
  const { body, coding, etag } = chosen;
  const about = ['etag', etag, 'content-type', entry.contentType, 'content-length', String(body.length)];
  response.writeHead(200, [...common, ...about, ...(coding ? ['content-encoding', coding] : [])]);
  response.end(method === 'HEAD' ? undefined : body);
  return 200;
};

/**
 * Sends an entry as it was a while ago. Nobody stores that: a browser that has it, and is told later that it is fresh,
 * would still say that it is old.
 */
export const sendStale = (
  request: IncomingMessage,
  response: ServerResponse,
  { entry, ageMs }: { entry: CacheEntry; ageMs: number },
  common: readonly string[],
): 200 => {
  const { body, etag } = entry.identity;
  const about = { ...staleHeaders(ageMs), etag, 'content-type': entry.contentType };
  response.writeHead(200, [...common, ...Object.entries(about).flat(), 'content-length', String(body.length)]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return 200;
};

/** The same within a route, which sets the common headers. */
export const replyStale = (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { entry, ageMs }: { entry: CacheEntry; ageMs: number },
): Promise<FastifyReply> => {
  void reply.headers({ ...entry.headers, ...staleHeaders(ageMs), 'cache-control': 'no-store' });
  return replyChosen(headers, reply, entry);
};

/** Sends an entry within a route, which sets the common headers. */
export const replyCached = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  entry: CacheEntry,
): Promise<FastifyReply> => {
  const known = knownTo(headers['if-none-match'], entry);
  void reply.headers(entry.headers);
  return known ? reply.code(304).header('etag', known.etag).send() : replyChosen(headers, reply, entry);
};

const replyChosen = async (headers: IncomingHttpHeaders, reply: FastifyReply, entry: CacheEntry) => {
  const chosen = smallestFor(headers['accept-encoding'], entry);
  const { coding, etag } = chosen;
  if (coding) void reply.header('content-encoding', coding);
  return reply.header('etag', etag).send(chosen.body ?? (await chosen.make()));
};
