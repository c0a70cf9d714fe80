import { LRUCache } from 'lru-cache';

/** Covers notices from other processes that were lost. */
const MAX_AGE_MS = 1_000;
/** How old may be what is shown while there is nothing newer to be had. */
export const STALE_MAX_MS = 10 * 60 * 1_000;

export interface LoadedValue<Value> {
  value: Value;
  /**
   * Milliseconds since the epoch at which the passing of time alone changes it; Infinity when it does not, null for what
   * is not cached.
   */
  expiresAt: number | null;
}

export interface VersionedCacheOptions {
  /** The version of the data: it grows with each invalidation. */
  version: () => number;
  /** Before this version there was something that must not be seen any more. */
  oldestVersion?: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Milliseconds on a monotonic clock. */
  monotonic: () => number;
  maxAgeMs?: number;
}

interface Sizes<Value> {
  /** In bytes, of all entries together. */
  maxBytes: number;
  /** In bytes; a larger entry is not cached. */
  maxEntryBytes: number;
  bytesOf: (value: Value, key: string) => number;
}

interface Entry<Value> {
  value: Value;
  version: number;
  loadedAt: number;
  expiresAt: number;
}

/** A value as it was, and how old it is in milliseconds. */
export interface Stale<Value> {
  value: Value;
  ageMs: number;
}

/** A refill that has begun. */
interface Refill<Value> {
  version: number;
  result: Promise<Value>;
}

/**
 * Values by key, each fresh for its version of the data and for a second. One refill of a key is under way at a time; a
 * reader never gets one that was begun before the last invalidation.
 */
export class VersionedCache<Value extends object | string | null> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #inFlight = new Map<string, Refill<Value>>();
  readonly #queued = new Map<string, Promise<Value>>();

  constructor(
    private readonly options: VersionedCacheOptions,
    { maxBytes, maxEntryBytes, bytesOf }: Sizes<Value>,
    private readonly load: (key: string) => Promise<LoadedValue<Value>>,
  ) {
    const sizeCalculation = ({ value }: Entry<Value>, key: string) => bytesOf(value, key);
    this.#entries = new LRUCache({ maxSize: maxBytes, maxEntrySize: maxEntryBytes, sizeCalculation });
  }

  /** The memory that the cache takes. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The value, if it is fresh. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && this.#isFresh(entry) ? entry.value : undefined;
  }

  /** The value as it was at most ten minutes ago, for as long as there is none that is fresh. */
  lastKnown(key: string): Stale<Value> | undefined {
    const { monotonic, oldestVersion = () => -Infinity } = this.options;
    const entry = this.#entries.get(key);
    if (!entry || entry.version < oldestVersion()) return undefined;
    const ageMs = monotonic() - entry.loadedAt;
    return ageMs <= STALE_MAX_MS ? { value: entry.value, ageMs } : undefined;
  }

  /** The value, refilled where it is not fresh. */
  async read(key: string): Promise<Value> {
    return this.get(key) ?? (await this.refill(key));
  }

  /** Whether a refill is under way, or waits for its turn, that a reader who comes now would wait for. */
  isUnderWay(key: string): boolean {
    return this.#queued.has(key) || this.#inFlight.get(key)?.version === this.options.version();
  }

  /** Loads the value, or waits for a refill that another reader has begun since the last invalidation. */
  refill(key: string): Promise<Value> {
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

  #isFresh({ version, loadedAt, expiresAt }: Entry<Value>): boolean {
    const { now, monotonic, maxAgeMs = MAX_AGE_MS } = this.options;
    return version === this.options.version() && monotonic() - loadedAt <= maxAgeMs && now() < expiresAt;
  }

  #begin(key: string): Promise<Value> {
    const version = this.options.version();
    const result = this.#load(key, version).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, { version, result });
    return result;
  }

  async #load(key: string, version: number): Promise<Value> {
    const loadedAt = this.options.monotonic();
    const { value, expiresAt } = await this.load(key);
    if (expiresAt !== null) this.#entries.set(key, { value, version, loadedAt, expiresAt });
    return value;
  }
}
