/** What an entry takes beside its key and its value: the map's own place for it, objects, headers as texts. */
const OVERHEAD_BYTES = 2_048;

interface Bounds {
  /** All entries together. */
  maxBytes: number;
  /** One entry; a larger one is not stored. */
  maxEntryBytes?: number;
}

interface Entry<Value> {
  value: Value;
  bytes: number;
}

/** A map within a budget of bytes: what was used least recently goes first. */
export class ByteBoundedMap<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;

  constructor(private readonly bounds: Bounds) {}

  /** Of all entries, with their keys. */
  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param valueBytes how much memory the value takes */
  set(key: string, value: Value, valueBytes: number): void {
    this.#delete(key);
    const bytes = valueBytes + 2 * key.length + OVERHEAD_BYTES;
    const { maxBytes, maxEntryBytes = maxBytes } = this.bounds;
    if (bytes > maxEntryBytes) return;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= maxBytes) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}
