/** Who wrote keeps reading their own writes at once for this long, however many others write meanwhile. */
const WRITER_MS = 5_000;
/** Strangers may miss changes for this long; an answer is not made again earlier, however much is written meanwhile. */
export const SPACING_MS = 100;
/** Without word from the database that nothing has changed, an answer is this old at most. */
const MAX_AGE_MS = 1_000;

export interface Stamp {
  /** How many changes were known of when the answer was begun. */
  version: number;
  /** Milliseconds on the monotonic clock when it was begun. */
  begunAt: number;
}

/** Tells whether what was computed before still holds: counts the changes that this process knows of. */
export class Freshness {
  #version = 0;
  #confirmedAt = -Infinity;
  readonly #writers = new Map<string, number>();

  /** @param now milliseconds on a monotonic clock */
  constructor(private readonly now: () => number) {}

  stamp(): Stamp {
    return { version: this.#version, begunAt: this.now() };
  }

  /** Something has changed; `writers` are the names under which the one who did it may come to read. */
  change(writers: readonly string[] = []): void {
    this.#version++;
    for (const writer of writers) {
      this.#writers.delete(writer);
      this.#writers.set(writer, this.now());
    }
    this.#forgetWriters();
  }

  /** As of then, nothing had changed that this process has not been told of. */
  confirm(since: number): void {
    this.#confirmedAt = since;
  }

  /** Whether an answer with that stamp may still be given to a reader known by these names. */
  holds({ version, begunAt }: Stamp, readers: () => readonly string[]): boolean {
    const now = this.now();
    if (version === this.#version) return now - Math.max(begunAt, this.#confirmedAt) <= MAX_AGE_MS;
    return now - begunAt < SPACING_MS && !readers().some((reader) => this.#isWriter(reader));
  }

  /**
   * Whether it may be given once more while it is made anew, though it no longer holds: to strangers, who would only wait
   * for what is out of date again when it comes.
   */
  bridges({ begunAt }: Stamp, readers: () => readonly string[]): boolean {
    return this.now() - begunAt <= MAX_AGE_MS && !readers().some((reader) => this.#isWriter(reader));
  }

  #isWriter(name: string): boolean {
    const since = this.#writers.get(name);
    return since !== undefined && this.now() - since < WRITER_MS;
  }

  /** The map is in the order of writing, so the oldest come first. */
  #forgetWriters(): void {
    for (const [writer, since] of this.#writers) {
      if (this.now() - since < WRITER_MS) return;
      this.#writers.delete(writer);
    }
  }
}
