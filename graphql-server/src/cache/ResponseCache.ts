import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { bytesOf, OVERHEAD_BYTES, represent, type CacheEntry } from './CacheEntry.ts';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 16 * MEGABYTE;
const MAX_ENTRY_BYTES = 8 * MEGABYTE;
const UNCACHEABLE_MAX_BYTES = MEGABYTE;
/** Covers notices from other processes that were lost. */
const MAX_AGE_MS = 1_000;

interface Content {
  contentType: string;
  body: Buffer;
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

interface Options {
  /** The version of the data: it grows with each invalidation. */
  version: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds on a monotonic clock. */
  monotonic: () => number;
  load: (key: string) => Promise<Loaded>;
  maxBytes?: number;
  maxAgeMs?: number;
}

/** A refill that has begun. */
interface Refill {
  version: number;
  result: Promise<Refilled>;
}

/**
 * Responses that are the same for everyone, compressed, by key. An entry is fresh for its version and for a second. One
 * refill of a key is under way at a time; a reader never gets one that was begun before the last invalidation.
 */
export class ResponseCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #uncacheable = new LRUCache<string, true>({
    maxSize: UNCACHEABLE_MAX_BYTES,
    sizeCalculation: (_, key) => 2 * key.length + OVERHEAD_BYTES,
  });
  readonly #inFlight = new Map<string, Refill>();
  readonly #queued = new Map<string, Promise<Refilled>>();

  constructor(private readonly options: Options) {
    const { maxBytes = MAX_BYTES } = options;
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: MAX_ENTRY_BYTES, sizeCalculation: bytesOf });
  }

  /** The memory that the cache takes. */
  get bytes(): number {
    return this.#entries.calculatedSize + this.#uncacheable.calculatedSize;
  }

  /** Whether it is known that there is no entry for this key: it is not the same for everyone, or is refused. */
  isUncacheable(key: string): boolean {
    return this.#uncacheable.has(key);
  }

  /** The entry, if it is fresh. */
  get(key: string): CacheEntry | null {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry : null;
  }

  /** The entry, refilled where it is not fresh. Null for what is not to be cached. */
  async read(key: string): Promise<CacheEntry | null> {
    const found = this.get(key) ?? (await this.refill(key));
    return isRefusal(found) ? null : found;
  }

  /** Loads the entry, or waits for a refill that another reader has begun since the last invalidation. */
  refill(key: string): Promise<Refilled> {
    // it begins later, so it has seen all that was changed until now
    const queued = this.#queued.get(key);
    if (queued) return queued;
    const running = this.#inFlight.get(key);
    if (!running) return this.#begin(key);
    if (running.version === this.options.version()) return running.result;
    const next = running.result
      .catch(() => null) // its own readers are told why
      .then(() => {
        this.#queued.delete(key);
        return this.#begin(key);
      });
    this.#queued.set(key, next);
    return next;
  }

  #isFresh({ version, loadedAt, expiresAt }: CacheEntry): boolean {
    const { now, monotonic, maxAgeMs = MAX_AGE_MS } = this.options;
    return version === this.options.version() && monotonic() - loadedAt <= maxAgeMs && now() < expiresAt;
  }

  #begin(key: string): Promise<Refilled> {
    const version = this.options.version();
    const result = this.#load(key, version).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, { version, result });
    return result;
  }

  async #load(key: string, version: number): Promise<Refilled> {
    const loadedAt = this.options.monotonic();
    const loaded = await this.options.load(key);
    if (loaded === 'uncacheable' || (isRefusal(loaded) && loaded.isLasting)) this.#uncacheable.set(key, true);
    if (loaded === 'uncacheable') return null;
    if (isRefusal(loaded)) return loaded;
    const { body, contentType, expiresAt } = loaded;
    const entry = { version, loadedAt, expiresAt, ...(await represent(body, contentType)) };
    this.#entries.set(key, entry);
    return entry;
  }
}
