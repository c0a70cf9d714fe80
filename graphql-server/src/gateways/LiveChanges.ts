/** That somebody who looks sees something else now. */
export interface Change {
  of: 'event' | 'poll';
  id: number;
  /** Of an event that is on public lists. */
  urlHash?: string;
  eventTypeId?: number;
  /** It may be gone from a list that it was on. */
  hasLeft?: boolean;
  /** Only its organisers and those who responded may notice it. */
  isForSome?: boolean;
}

/** That more has changed than a reader is told one by one. */
export const OVERFLOW: Change = { of: 'event', id: 0 };

/** However often something changes, each stream tells of it so often at most. */
const EVERY_MS = 1_000;
/** A stream of a list tells of so many at once; of more it tells that there are some. */
const WAITING_MAX = 100;

const keyOf = ({ of, id }: Change) => `${of} ${id}`;

/** What one reader waits for. */
export class LiveStream {
  readonly #waiting = new Map<string, Change>();
  #isEnded = false;
  #wake: (() => void) | undefined;
  #pause: NodeJS.Timeout | undefined;

  constructor(
    readonly matches: (change: Change) => boolean,
    private readonly everyMs: number,
    private readonly onEnd: (stream: LiveStream) => void,
  ) {}

  /** Many changes of the same are one. */
  tell(change: Change): void {
    const key = keyOf(change);
    const waiting = this.#waiting.get(key);
    // the reader hears of what waits in any case
    if (change.isForSome && waiting && !waiting.isForSome) return;
    if (this.#waiting.size < WAITING_MAX || this.#waiting.has(key)) this.#waiting.set(key, change);
    else this.#waiting.set(keyOf(OVERFLOW), OVERFLOW);
    this.#wake?.();
  }

  end(): void {
    this.#isEnded = true;
    this.onEnd(this);
    clearTimeout(this.#pause);
    this.#wake?.();
  }

  /**
   * What changes from now on, until the stream ends.
   * @param isReady whether its reader has taken what it was told before: else it is told later, of the latest state
   */
  async *changes(isReady: () => boolean): AsyncGenerator<Change, void, undefined> {
    try {
      while (!this.#isEnded) {
        if (this.#waiting.size === 0) await this.#nextChange();
        for (const [key, change] of [...this.#waiting]) {
          if (this.#isOver() || !isReady()) break;
          this.#waiting.delete(key);
          yield change;
        }
        await this.#aWhile();
      }
    } finally {
      this.end();
    }
  }

  /** Asked each time: it may end while something is told. */
  #isOver(): boolean {
    return this.#isEnded;
  }

  #nextChange(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#wake = undefined;
        resolve();
      };
    });
  }

  #aWhile(): Promise<void> {
    if (this.#isEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        this.#wake = undefined;
        resolve();
      };
      this.#pause = setTimeout(go, this.everyMs);
      // only its end is sooner
      this.#wake = () => this.#isEnded && go();
    });
  }
}

/** Each change is read once for each reader: so many at a time, that those who write need not wait behind all of them. */
const READING_MAX = 4;

/** The readers of this process who are told of changes as they happen. */
export class LiveChanges {
  readonly #streams = new Set<LiveStream>();
  readonly #queue: (() => void)[] = [];
  #reading = 0;

  constructor(private readonly everyMs = EVERY_MS) {}

  get count(): number {
    return this.#streams.size;
  }

  open(matches: (change: Change) => boolean): LiveStream {
    const stream = new LiveStream(matches, this.everyMs, (ended) => void this.#streams.delete(ended));
    this.#streams.add(stream);
    return stream;
  }

  /** Waits for its turn to read; `doneReading` ends that. */
  async startReading(): Promise<void> {
    if (this.#reading < READING_MAX) this.#reading++;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
  }

  doneReading(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#reading--;
  }

  hear(change: Change): void {
    for (const stream of this.#streams) if (stream.matches(change)) stream.tell(change);
  }

  /** Something may have been missed: every reader comes back, and reads again. */
  endAll(): void {
    for (const stream of this.#streams) stream.end();
  }
}
