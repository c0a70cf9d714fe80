import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bytesOf, OVERHEAD_BYTES, represent, type CacheEntry } from './CacheEntry.ts';
import { VersionedCache, type LoadedValue, type VersionedCacheOptions } from './VersionedCache.ts';

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
  send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply;
}

/** `uncacheable`: not the same for everyone, and not executed. */
export type Loaded = Content | Refusal | 'uncacheable';

/** What waits for a refill gets: null for what is not the same for everyone. */
export type Refilled = CacheEntry | Refusal | null;

export const isRefusal = (refilled: Refilled | Loaded): refilled is Refusal =>
  typeof refilled === 'object' && refilled !== null && 'isLasting' in refilled;

interface Options extends VersionedCacheOptions {
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

  /** The entry, refilled where it is not fresh. Null for what must not be cached. */
  async read(key: string, onBegin?: () => void): Promise<CacheEntry | null> {
    const found = this.get(key) ?? (await this.refill(key, onBegin));
    return isRefusal(found) ? null : found;
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
