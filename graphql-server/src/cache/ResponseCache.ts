import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { away, type Primary } from '../gateways/Primary.ts';
import { bytesOf, OVERHEAD_BYTES, represent, type CacheEntry } from './CacheEntry.ts';
import { isUnavailable } from './stale.ts';
import { VersionedCache, type LoadedValue, type Stale, type VersionedCacheOptions } from './VersionedCache.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 16 * MEGABYTE;
const MAX_ENTRY_BYTES = 8 * MEGABYTE;
const UNCACHEABLE_MAX_BYTES = MEGABYTE;

interface Content {
  contentType: string;
  body: Buffer;
  /** Beside those that all responses of the cache have. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds since the epoch at which the passing of time alone changes it; Infinity when it does not. */
  expiresAt: number;
}

/** A response that says what is wrong: sent to the readers who wait for it, and not cached. */
export interface Refusal {
  /** Whether the next request would be refused as well. */
  isLasting: boolean;
  /** Whether it says nothing but that the database is away. */
  isUnavailable?: boolean;
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** `uncacheable`: not the same for everyone, and not executed. */
export type Loaded = Content | Refusal | 'uncacheable';

/** What waits for a refill gets: null for what is not the same for everyone. */
export type Refilled = CacheEntry | Refusal | null;

export const isRefusal = (refilled: Refilled | Loaded): refilled is Refusal =>
  typeof refilled === 'object' && refilled !== null && 'isLasting' in refilled;

/** What a reader gets, and how old it is where there is nothing newer to be had. */
export interface Found {
  found: Refilled;
  /** Null for what is fresh. */
  ageMs: number | null;
}

interface Options extends VersionedCacheOptions {
  primary?: Primary;
  load: (key: string) => Promise<Loaded>;
  maxBytes?: number;
}

/** Responses that are the same for everyone, compressed, by key. */
export class ResponseCache {
  readonly #responses: VersionedCache<Refilled>;
  readonly #uncacheable = new LRUCache<string, true>({
    maxSize: UNCACHEABLE_MAX_BYTES,
    sizeCalculation: (_, key) => 2 * key.length + OVERHEAD_BYTES,
  });

  constructor(private readonly options: Options) {
    const { maxBytes = MAX_BYTES } = options;
    const sizes = {
      maxBytes,
      maxEntryBytes: MAX_ENTRY_BYTES,
      bytesOf: (refilled: Refilled, key: string) =>
        refilled && !isRefusal(refilled) ? bytesOf(refilled, key) : OVERHEAD_BYTES,
    };
    this.#responses = new VersionedCache(options, sizes, (key) => this.#load(key));
  }

  /** The memory that the cache takes. */
  get bytes(): number {
    return this.#responses.bytes + this.#uncacheable.calculatedSize;
  }

  /** Whether it is known that there is no entry for this key: it is not the same for everyone, or is refused. */
  isUncacheable(key: string): boolean {
    return this.#uncacheable.has(key);
  }

  /** The entry, if it is fresh. */
  get(key: string): CacheEntry | null {
    const found = this.#responses.get(key) ?? null;
    return isRefusal(found) ? null : found;
  }

  /** The entry as it was, for as long as there is none that is fresh. */
  lastKnown(key: string): Stale<CacheEntry> | undefined {
    const known = this.#responses.lastKnown(key);
    return known?.value && !isRefusal(known.value) ? { ...known, value: known.value } : undefined;
  }

  /** The entry, refilled where it is not fresh. Null for what must not be cached. */
  async read(key: string, onBegin?: () => void): Promise<CacheEntry | null> {
    const found = this.get(key) ?? (await this.refill(key, onBegin));
    if (isRefusal(found) && found.isUnavailable) throw away();
    return isRefusal(found) ? null : found;
  }

  /** The same; as it was, where the database is away. @throws DomainError `UNAVAILABLE` */
  async find(key: string, onBegin?: () => void): Promise<Found> {
    const { primary } = this.options;
    const fresh = this.get(key);
    if (fresh) return { found: fresh, ageMs: null };
    if (primary?.isAway) {
      const known = this.#asItWas(key);
      if (known) return known;
      throw away();
    }
    try {
      const refill = this.refill(key, onBegin);
      const found = await (primary?.orLost(refill) ?? refill);
      const isAway = isRefusal(found) && found.isUnavailable === true;
      return (isAway ? this.#asItWas(key) : undefined) ?? { found, ageMs: null };
    } catch (error) {
      const found = isUnavailable(error) && this.#asItWas(key);
      if (!found) throw error;
      return found;
    }
  }

  #asItWas(key: string): Found | undefined {
    const known = this.lastKnown(key);
    return known && { found: known.value, ageMs: known.ageMs };
  }

  /** Whether a refill is under way that a reader who comes now would wait for. */
  isUnderWay(key: string): boolean {
    return this.#responses.isUnderWay(key);
  }

  /**
   * Loads the entry, or waits for a refill that another reader has begun since the last invalidation.
   * @param onBegin is called by the reader who begins it, and may refuse it by an error
   */
  async refill(key: string, onBegin?: () => void): Promise<Refilled> {
    if (!this.isUnderWay(key)) onBegin?.();
    return this.#responses.refill(key);
  }

  async #load(key: string): Promise<LoadedValue<Refilled>> {
    const loaded = await this.options.load(key);
    if (loaded === 'uncacheable' || (isRefusal(loaded) && loaded.isLasting)) this.#uncacheable.set(key, true);
    if (loaded === 'uncacheable') return { value: null, expiresAt: null };
    if (isRefusal(loaded)) return { value: loaded, expiresAt: null };
    const { body, contentType, headers = {}, expiresAt } = loaded;
    return { value: { expiresAt, headers, ...represent(body, contentType) }, expiresAt };
  }
}
