import { setTimeout as delay } from 'node:timers/promises';
import { ByteBoundedMap } from './ByteBoundedMap.ts';
import { bytesOf, encode, type Encodings } from './encode.ts';
import { SPACING_MS, type Freshness, type Stamp } from './Freshness.ts';

const MEGABYTE = 1024 * 1024;
/** All encodings of an answer count. */
const MAX_BYTES = 16 * MEGABYTE;
const MAX_ENTRY_BYTES = 8 * MEGABYTE;
/** For the keys of what is not the same for everyone. */
const HOPELESS_MAX_BYTES = MEGABYTE;

/** What may be kept, or not. */
export interface Answer {
  contentType: string;
  body: Buffer;
  /** Whether it is the same for everyone, and may be kept. */
  isPublic: boolean;
  /** Whether nothing went wrong that may go well the next time. */
  isWhole: boolean;
  /** Milliseconds since the epoch at which the passing of time alone changes it; Infinity when it does not. */
  holdsUntil: number;
}

/** What may be kept without a doubt. */
export const answerForAll = (answer: Omit<Answer, 'isPublic' | 'isWhole'>): Answer => ({
  ...answer,
  isPublic: true,
  isWhole: true,
});

/** An answer as bytes, ready for the wire. */
export interface Kept {
  stamp: Stamp;
  holdsUntil: number;
  encodings: Encodings;
}

interface Options {
  freshness: Freshness;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Has made what stands behind a key. */
  ask: (key: string) => Promise<Answer>;
  /** Hears why what nobody waits for could not be made. */
  onFault: (error: unknown) => void;
  /** Waits for so many milliseconds. */
  pause?: (ms: number) => Promise<unknown>;
  /** How much memory the answers may take together. */
  maxBytes?: number;
}

/** An answer that is being made. */
interface Flight {
  stamp: Stamp;
  made: Promise<Kept | null>;
}

/**
 * Answers that are the same for everyone, kept as compressed bytes: by request, until something changes. However many
 * wait for an answer, it is made once; whoever asks after a change never gets one that was begun before it. They take no
 * more than `maxBytes`; an answer of more than eight megabytes is given to those who wait for it, and not stored.
 */
export class KeptAnswers {
  readonly #kept: ByteBoundedMap<Kept>;
  /** By key, the one that was begun last. */
  readonly #underWay = new Map<string, Flight>();
  /** What is not begun yet, so that whoever comes until then may have it. */
  readonly #waiting = new Map<string, Promise<Kept | null>>();
  readonly #remaking = new Set<string>();
  /** What is not the same for everyone, so that nobody has it made twice. */
  readonly #hopeless = new ByteBoundedMap<true>({ maxBytes: HOPELESS_MAX_BYTES });

  constructor(private readonly options: Options) {
    this.#kept = new ByteBoundedMap({ maxBytes: options.maxBytes ?? MAX_BYTES, maxEntryBytes: MAX_ENTRY_BYTES });
  }

  /** What the stored answers take of the memory. */
  get bytes(): number {
    return this.#kept.bytes + this.#hopeless.bytes;
  }

  /** What is kept, if it may be given. @param readers the names that the one who asks may have written under */
  find(key: string, readers: () => readonly string[]): Kept | null {
    const kept = this.#kept.get(key);
    if (!kept || this.options.now() >= kept.holdsUntil) return null;
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
      .catch(this.options.onFault)
      .finally(() => this.#remaking.delete(key));
  }

  /** Whether this is not the same for everyone. */
  isHopeless(key: string): boolean {
    return this.#hopeless.get(key) ?? false;
  }

  /** Has it made, soon. Null when it is not the same for everyone, or no answer worth keeping. */
  make(key: string): Promise<Kept | null> {
    const { freshness, pause = delay } = this.options;
    const now = freshness.stamp();
    const last = this.#underWay.get(key);
    if (last?.stamp.version === now.version) return last.made;
    const waiting = this.#waiting.get(key);
    if (waiting) return waiting;
    const { begunAt = -Infinity } = last?.stamp ?? this.#kept.get(key)?.stamp ?? {};
    const wait = begunAt + SPACING_MS - now.begunAt;
    if (wait <= 0) return this.#begin(key);
    const made = pause(wait).then(() => {
      this.#waiting.delete(key);
      return this.#begin(key);
    });
    this.#waiting.set(key, made);
    return made;
  }

  /** The same, but what is kept is as good when it was made just now, and nothing has changed since it was begun. */
  fresh(key: string): Promise<Kept | null> {
    const kept = this.#kept.get(key);
    const { version, begunAt } = this.options.freshness.stamp();
    const isNew = kept?.stamp.version === version && begunAt - kept.stamp.begunAt < SPACING_MS;
    return isNew && this.options.now() < kept.holdsUntil ? Promise.resolve(kept) : this.make(key);
  }

  #begin(key: string): Promise<Kept | null> {
    const stamp = this.options.freshness.stamp();
    const made = this.#ask(key, stamp).finally(() => {
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key);
    });
    const flight = { stamp, made };
    this.#underWay.set(key, flight);
    return made;
  }

  async #ask(key: string, stamp: Stamp): Promise<Kept | null> {
    const { contentType, body, isPublic, isWhole, holdsUntil } = await this.options.ask(key);
    if (!isWhole) return null;
    if (!isPublic) {
      this.#hopeless.set(key, true, 0);
      return null;
    }
    const kept = { stamp, holdsUntil, encodings: await encode(body, contentType) };
    this.#keep(key, kept);
    return kept;
  }

  /** A later answer may have come home first. */
  #keep(key: string, kept: Kept): void {
    const present = this.#kept.get(key);
    if (present && present.stamp.version > kept.stamp.version) return;
    this.#kept.set(key, kept, bytesOf(kept.encodings));
  }
}
