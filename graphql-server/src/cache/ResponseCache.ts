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

/** `uncacheable`: not the same for everyone. `failed`: could not be read now, and may be the next time. */
export type Loaded = Content | 'uncacheable' | 'failed';

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
  entry: Promise<CacheEntry | null>;
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
  readonly #queued = new Map<string, Promise<CacheEntry | null>>();

  constructor(private readonly options: Options) {
    const { maxBytes = MAX_BYTES } = options;
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: MAX_ENTRY_BYTES, sizeCalculation: bytesOf });
  }

  /** The memory that the cache takes. */
  get bytes(): number {
    return this.#entries.calculatedSize + this.#uncacheable.calculatedSize;
  }

  /** Whether the response of this key is known not to be the same for everyone. */
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
    return this.get(key) ?? this.refill(key);
  }

  /** Loads the entry, or waits for a refill that another reader has begun since the last invalidation. */
  refill(key: string): Promise<CacheEntry | null> {
    // it begins later, so it has seen all that was changed until now
    const queued = this.#queued.get(key);
    if (queued) return queued;
    const running = this.#inFlight.get(key);
    if (!running) return this.#begin(key);
    if (running.version === this.options.version()) return running.entry;
    const next = running.entry
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

  #begin(key: string): Promise<CacheEntry | null> {
    const version = this.options.version();
    const entry = this.#load(key, version).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, { version, entry });
    return entry;
  }

  async #load(key: string, version: number): Promise<CacheEntry | null> {
    const loadedAt = this.options.monotonic();
    const loaded = await this.options.load(key);
    if (loaded === 'uncacheable') this.#uncacheable.set(key, true);
    if (typeof loaded === 'string') return null;
    const { body, contentType, expiresAt } = loaded;
    const entry = { version, loadedAt, expiresAt, ...(await represent(body, contentType)) };
    this.#entries.set(key, entry);
    return entry;
  }
}
