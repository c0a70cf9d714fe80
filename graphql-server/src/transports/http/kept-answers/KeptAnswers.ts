import { encode, type Encodings } from './encode.ts';
import type { Freshness, Stamp } from './Freshness.ts';

const KEPT_MAX = 100;

/** What a route answered. */
export interface Answer {
  status: number;
  contentType: string;
  body: Buffer;
  /** Whether it is the same for everyone, and may be kept. */
  isPublic: boolean;
  /** Milliseconds until the passing of time alone changes it. */
  holdsForMs: number;
}

/** An answer as bytes, ready for the wire. */
export interface Kept {
  stamp: Stamp;
  expiresAt: number;
  encodings: Encodings;
}

interface Options {
  freshness: Freshness;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Asks the route that stands behind a key. */
  ask: (key: string) => Promise<Answer>;
}

/**
 * Answers that are the same for everyone, kept as compressed bytes: by request, until something changes. However many
 * wait for an answer, it is made once; whoever asks after a change never gets one that was begun before it.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();
  readonly #underWay = new Map<string, Promise<Kept | null>>();
  readonly #remaking = new Set<string>();
  /** What is not the same for everyone, so that nobody has it made twice. */
  readonly #hopeless = new Set<string>();

  constructor(private readonly options: Options) {}

  /** What is kept, if it may be given. @param readers the names that the one who asks may have written under */
  find(key: string, readers: () => readonly string[]): Kept | null {
    const kept = this.#kept.get(key);
    if (!kept || this.options.now() >= kept.expiresAt) return null;
    if (this.options.freshness.holds(kept.stamp, readers)) return kept;
    if (!this.options.freshness.bridges(kept.stamp, readers)) return null;
    this.#remake(key);
    return kept;
  }

  /** Has it made anew, by one at a time: nobody waits for it. */
  #remake(key: string): void {
    if (this.#remaking.has(key)) return;
    this.#remaking.add(key);
    // when it cannot be made, whoever comes once the old one is too old is told why
    void this.make(key)
      .catch(() => null)
      .finally(() => this.#remaking.delete(key));
  }

  /** Whether the last answer to this was not one to keep. */
  isHopeless(key: string): boolean {
    return this.#hopeless.has(key);
  }

  /** Has it made. Null when it is not the same for everyone, or no answer worth keeping. */
  make(key: string): Promise<Kept | null> {
    const stamp = this.options.freshness.stamp();
    const flight = `${stamp.version} ${key}`;
    const underWay = this.#underWay.get(flight);
    if (underWay) return underWay;
    const made = this.#ask(key, stamp).finally(() => this.#underWay.delete(flight));
    this.#underWay.set(flight, made);
    return made;
  }

  async #ask(key: string, stamp: Stamp): Promise<Kept | null> {
    const askedAt = this.options.now();
    const { status, contentType, body, isPublic, holdsForMs } = await this.options.ask(key);
    if (status !== 200) return null;
    if (!isPublic) {
      addWithin(this.#hopeless, key);
      return null;
    }
    const kept = { stamp, expiresAt: askedAt + holdsForMs, encodings: await encode(body, contentType) };
    this.#keep(key, kept);
    return kept;
  }

  /** A later answer may have come home first; the least recently made goes when there are too many. */
  #keep(key: string, kept: Kept): void {
    const present = this.#kept.get(key);
    if (present && present.stamp.version > kept.stamp.version) return;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MAX && oldest !== undefined) this.#kept.delete(oldest);
  }
}

const addWithin = (keys: Set<string>, key: string): void => {
  keys.add(key);
  const [oldest] = keys;
  if (keys.size > KEPT_MAX && oldest !== undefined) keys.delete(oldest);
};
