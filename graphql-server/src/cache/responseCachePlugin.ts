import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../gateways/clock.ts';
import type { Primary } from '../gateways/Primary.ts';
import { traced } from '../gateways/tracing/traced.ts';
import { OPEN_HEADERS } from '../http/hosts/otherOrigins.ts';
import { LIST_CACHE } from '../http/cachePolicy.ts';
import { LISTS_KEY, sharedHeaders } from '../http/sharedCache.ts';
import type { RequestQuota } from '../http/RequestQuota.ts';
import type { Readiness } from '../http/readiness.ts';
import { cameByTls, STRICT_TRANSPORT_HEADER } from '../http/strictTransport.ts';
import { nameRequest } from '../http/traceRequests.ts';
import { OVERHEAD_BYTES, represent, type CacheEntry } from './CacheEntry.ts';
import { cacheKeyOf, cacheKeyOfRequest, cacheRequestOf, routeOf, type CacheRequest } from './cacheKey.ts';
import { HitCounter, type Hits } from './HitCounter.ts';
import { isRefusal, ResponseCache, type Loaded, type Refusal } from './ResponseCache.ts';
import { sendCached, sendStale } from './sendCached.ts';
import { answerFromMemory } from './lastAnswers.ts';
import { isUnavailable } from './stale.ts';
import { VersionedCache, type LoadedValue, type Stale } from './VersionedCache.ts';

/** Then a database that has come back is there to stay. */
const SETTLED_MS = 10_000;
const LISTS_MAX_BYTES = 32 * 1024 * 1024;
/** Two bytes a character at most. */
const TEXTS = {
  maxBytes: 16 * 1024 * 1024,
  maxEntryBytes: 8 * 1024 * 1024,
  bytesOf: (text: string, key: string) => 2 * (text.length + key.length) + OVERHEAD_BYTES,
};
/** Of everything in here, for it is the same for everybody. */
const SAFE = ['x-content-type-options', 'nosniff', ...Object.entries(OPEN_HEADERS).flat()];
const COMMON = ['cache-control', LIST_CACHE, 'vary', 'accept-encoding, accept', ...SAFE];

/** The same where shared caches may store it: those who say who they are get a response of their own. */
const sharedFor = (seconds: number): readonly string[] => [
  ...Object.entries(sharedHeaders({ seconds, keys: [LISTS_KEY] })).flat(),
  ...['vary', 'accept-encoding, accept, authorization', ...SAFE],
];
const COMMON_BY_TLS = [...COMMON, ...STRICT_TRANSPORT_HEADER];
const stale = (headers: readonly string[]) => headers.map((header) => (header === LIST_CACHE ? 'no-store' : header));
const [STALE, STALE_BY_TLS] = [stale(COMMON), stale(COMMON_BY_TLS)];

/** Builds the response to an anonymous GET. */
type Source = (request: CacheRequest) => Promise<Loaded>;

/** Responses that are the same for everybody, in front of the routes. */
export interface PublicCache {
  /** Serves GET requests of a route from the cache, and HEAD of the lists. */
  register(route: string, source: Source): void;
  /** Has what a source does not give to everybody, as it was for somebody without an identity, while the database is away. */
  rememberBy(lastKnown: LastKnown): void;
  /** Responds to a request, or returns false for one that the routes must handle; so does `next`, later. */
  serve(request: IncomingMessage, response: ServerResponse, next: () => void): boolean;
  /** Something has changed: no entry is fresh any more; where it was taken away, none is shown as it was either. */
  invalidate(isTakenAway: boolean): void;
  /**
   * What has changed meanwhile is not known: no entry is fresh any more. As they were they can be shown for a moment: a
   * database that has come back may go away again at once.
   */
  invalidateAll(): void;
  /** The response to a GET; null when it is not the same for everybody, or is refused. */
  read(url: string, accept: string): Promise<CacheEntry | null>;
  /** A cache of its own that is invalidated with this one. */
  derive(load: (key: string) => Promise<Loaded>, maxAgeMs?: number): ResponseCache;
  /** The same of texts that are sent to nobody as they are. */
  deriveTexts(load: (key: string) => Promise<LoadedValue<string>>): VersionedCache<string>;
  onHits(listener: (hits: readonly Hits[]) => void): void;
  reportHits(): void;
}

/** A text by its address. */
type LastKnown = (url: string) => Stale<string> | undefined;

interface Options {
  clock: Clock;
  primary: Primary;
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
  const { clock, primary, readiness, trustProxy, sharedCache, quota } = options;
  const headers = sharedCache === null ? COMMON : sharedFor(sharedCache);
  const headersByTls = [...headers, ...STRICT_TRANSPORT_HEADER];
  const sources = new Map<string, Source>();
  let lastKnownText: LastKnown = () => undefined;
  let version = 0;
  let oldestVersion = 0;
  const versions = { version: () => version, oldestVersion: () => oldestVersion };
  const common = { ...versions, primary, now: clock.millis, monotonic: clock.monotonic };
  const load = async (key: string): Promise<Loaded> => {
    const request = cacheRequestOf(key);
    const route = routeOf(request.url);
    const source = sources.get(route);
    if (!source) throw new Error(`No source is registered for ${route}`);
    return traced(`refill ${route}`, () => source(request));
  };
  const cache = new ResponseCache({ ...common, load, maxBytes: LISTS_MAX_BYTES });
  const hits = new HitCounter();
  const invalidate = (isTakenAway: boolean) => {
    version++;
    if (isTakenAway) oldestVersion = version;
  };
  const invalidateAll = () => {
    invalidate(false);
    const since = version;
    setTimeout(() => (oldestVersion = Math.max(oldestVersion, since)), SETTLED_MS).unref();
  };

  const refusals = new WeakMap<IncomingMessage, Refusal>();

  // what a refill has found is sent by the route's way, with its headers, and not executed again
  app.addHook('preHandler', async (request, reply) => refusals.get(request.raw)?.send(request, reply));
  app.addHook('onClose', () => hits.report());
  answerFromMemory(app, { primary, clock, ...versions });

  const send = (request: IncomingMessage, response: ServerResponse, entry: CacheEntry, ageMs: number | null = null) => {
    const isByTls = cameByTls(request, trustProxy);
    const status =
      ageMs === null
        ? sendCached(request, response, entry, isByTls ? headersByTls : headers)
        : sendStale(request, response, { entry, ageMs }, isByTls ? STALE_BY_TLS : STALE);
    const [method, route] = [request.method ?? '', routeOf(request.url)];
    nameRequest(method, route);
    hits.count(method, route, status);
  };
  const sendRefilled = async (key: string, request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { found, ageMs } = await cache.find(key).catch((error: unknown) => {
      // the route tells the client
      app.log[isUnavailable(error) ? 'debug' : 'error']({ err: error }, 'A cache entry could not be refilled');
      return { found: null, ageMs: null };
    });
    if (response.destroyed) return;
    if (found && !isRefusal(found)) {
      send(request, response, found, ageMs);
      return;
    }
    if (found) refusals.set(request, found);
    next();
  };

  /** While the database is away: what is not cached for everybody, as it was for a page's first view. */
  const sendText = (key: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const { url, accept: contentType } = cacheRequestOf(key);
    const known = primary.isAway ? lastKnownText(url) : undefined;
    if (!known) return false;
    const entry = { expiresAt: 0, headers: {}, ...represent(Buffer.from(known.value), contentType) };
    send(request, response, entry, known.ageMs);
    return true;
  };

  return {
    register: (route, source) => void sources.set(route, source),
    rememberBy: (lastKnown) => void (lastKnownText = lastKnown),
    serve(request, response, next) {
      const key = readiness.isPrepared ? cacheKeyOfRequest(request) : null;
      if (key === null) return false;
      if (cache.isUncacheable(key)) return sendText(key, request, response);
      const entry = cache.get(key);
      // a refill counts against the quota of the network that asks for it; without quota left, the route refuses
      if (!entry && !cache.isUnderWay(key) && !quota.mayTake(request)) return false;
      if (entry) send(request, response, entry);
      else void sendRefilled(key, request, response, next);
      return true;
    },
    invalidate,
    invalidateAll,
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
