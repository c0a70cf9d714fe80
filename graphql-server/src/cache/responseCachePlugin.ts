import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../gateways/clock.ts';
import { traced } from '../gateways/tracing/traced.ts';
import { isDatabaseUnavailable } from '../persistence/isDatabaseUnavailable.ts';
import { LIST_CACHE } from '../http/cachePolicy.ts';
import { LISTS_KEY, sharedHeaders } from '../http/sharedCache.ts';
import type { RequestQuota } from '../http/RequestQuota.ts';
import type { Readiness } from '../http/readiness.ts';
import { cameByTls, STRICT_TRANSPORT_HEADER } from '../http/strictTransport.ts';
import { nameRequest } from '../http/traceRequests.ts';
import { OVERHEAD_BYTES, type CacheEntry } from './CacheEntry.ts';
import { cacheKeyOf, cacheKeyOfRequest, cacheRequestOf, routeOf, type CacheRequest } from './cacheKey.ts';
import { HitCounter, type Hits } from './HitCounter.ts';
import { isRefusal, ResponseCache, type Loaded, type Refusal } from './ResponseCache.ts';
import { sendCached } from './sendCached.ts';
import { VersionedCache, type LoadedValue } from './VersionedCache.ts';

const LISTS_MAX_BYTES = 32 * 1024 * 1024;
/** Two bytes a character at most. */
const TEXTS = {
  maxBytes: 16 * 1024 * 1024,
  maxEntryBytes: 8 * 1024 * 1024,
  bytesOf: (text: string, key: string) => 2 * (text.length + key.length) + OVERHEAD_BYTES,
};
const SAFE = ['x-content-type-options', 'nosniff'];
const COMMON = ['cache-control', LIST_CACHE, 'vary', 'accept-encoding, accept', ...SAFE];

/** The same where shared caches may store it: those who say who they are get a response of their own. */
const sharedFor = (seconds: number): readonly string[] => [
  ...Object.entries(sharedHeaders({ seconds, keys: [LISTS_KEY] })).flat(),
  ...['vary', 'accept-encoding, accept, authorization', ...SAFE],
];

/** Builds the response to an anonymous GET. */
type Source = (request: CacheRequest) => Promise<Loaded>;

/** Responses that are the same for everybody, in front of the routes. */
export interface PublicCache {
  /** Serves GET requests of a route from the cache, and HEAD of the lists. */
  register(route: string, source: Source): void;
  /** Responds to a request, or returns false for one that the routes must handle; so does `next`, later. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): boolean;
  /** Something has changed: no entry is fresh any more. */
  invalidate(): void;
  /** The response to a GET; null when it is not the same for everybody, or is refused. */
  read(url: string, accept: string): Promise<CacheEntry | null>;
  /** A cache of its own that is invalidated with this one. */
  derive(load: (key: string) => Promise<Loaded>, maxAgeMs?: number): ResponseCache;
  /** The same of texts that are sent to nobody as they are. */
  deriveTexts(load: (key: string) => Promise<LoadedValue<string>>): VersionedCache<string>;
  onHits(listener: (hits: readonly Hits[]) => void): void;
  reportHits(): void;
}

interface Options {
  clock: Clock;
  /** Until the database is prepared, the routes respond, and say so. */
  readiness: Readiness;
  /** How many proxies stand before the server. */
  trustProxy: number;
  /** For how many seconds shared caches may store entries, null for not at all. */
  sharedCache: number | null;
  quota: RequestQuota;
}

/** To be called before any route is added. */
export const responseCachePlugin = (app: FastifyInstance, options: Options): PublicCache => {
  const { clock, readiness, trustProxy, sharedCache, quota } = options;
  const headers = sharedCache === null ? COMMON : sharedFor(sharedCache);
  const headersByTls = [...headers, ...STRICT_TRANSPORT_HEADER];
  const sources = new Map<string, Source>();
  let version = 0;
  const common = { version: () => version, now: clock.millis, monotonic: clock.monotonic };
  const load = async (key: string): Promise<Loaded> => {
    const request = cacheRequestOf(key);
    const route = routeOf(request.url);
    const source = sources.get(route);
    if (!source) throw new Error(`No source is registered for ${route}`);
    return traced(`refill ${route}`, () => source(request));
  };
  const cache = new ResponseCache({ ...common, load, maxBytes: LISTS_MAX_BYTES });
  const hits = new HitCounter();
  const invalidate = () => {
    version++;
  };

  const refusals = new WeakMap<IncomingMessage, Refusal>();

  // what a refill has found is sent by the route's way, with its headers, and not executed again
  app.addHook('preHandler', async (request, reply) => refusals.get(request.raw)?.send(request, reply));
  app.addHook('onClose', () => hits.report());

  const send = (request: IncomingMessage, response: ServerResponse, entry: CacheEntry) => {
    const status = sendCached(request, response, entry, cameByTls(request, trustProxy) ? headersByTls : headers);
    const [method, route] = [request.method ?? '', routeOf(request.url)];
    nameRequest(method, route);
    hits.count(method, route, status);
  };
  const sendRefilled = async (key: string, request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const refilled = await cache.refill(key).catch((error: unknown) => {
      // the route tells the client
      app.log[isDatabaseUnavailable(error) ? 'debug' : 'error']({ err: error }, 'A cache entry could not be refilled');
      return null;
    });
    if (response.destroyed) return;
    if (refilled && !isRefusal(refilled)) {
      send(request, response, refilled);
      return;
    }
    if (refilled) refusals.set(request, refilled);
    next();
  };

  return {
    register: (route, source) => void sources.set(route, source),
    serve(request, response, next) {
      const key = readiness.isPrepared ? cacheKeyOfRequest(request) : null;
      if (key === null || cache.isUncacheable(key)) return false;
      const entry = cache.get(key);
      // a refill counts against the quota of the network that asks for it; without quota left, the route refuses
      if (!entry && !cache.isUnderWay(key) && !quota.mayTake(request)) return false;
      if (entry) send(request, response, entry);
      else void sendRefilled(key, request, response, next);
      return true;
    },
    invalidate,
    read(url, accept) {
      const key = cacheKeyOf(url, accept);
      return key === null ? Promise.resolve(null) : cache.read(key);
    },
    deriveTexts: (loadText) => new VersionedCache(common, TEXTS, loadText),
    derive: (loadEntry, maxAgeMs) => new ResponseCache({ ...common, load: loadEntry, ...(maxAgeMs && { maxAgeMs }) }),
    onHits: (listener) => hits.onReport(listener),
    reportHits: () => hits.report(),
  };
};
