import { DomainError } from '@quorum/domain/errors';

/** So long somebody waits, and so many at once: for one thing, and for all that there is. */
const WAIT_MS = 10_000;
const WAITING_FOR_ONE = 200;
const WAITING_IN_ALL = 1_000;

/** Fewer who wait are served in a moment. */
const CROWD = 10;
/** For so long at most a crowd goes first. */
const CROWD_FIRST_MS = 3_000;

const RETRY_AFTER_SECONDS = 3;

/** The refusal of a caller who has waited long enough. */
export const busy = (cause?: unknown): DomainError =>
  new DomainError('UNAVAILABLE', 'server.busy', {
    retryAfter: RETRY_AFTER_SECONDS,
    cause,
  });

/**
 * The order in which this server changes what only one may change at a time. What would wait for a row of the database
 * anyway waits here instead, where it holds no connection that others could use.
 */
export class Turns {
  /** The queue behind the holder of each turn. A key without a holder is not here. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingInAll = 0;
  /** Those who let a crowd go first. */
  readonly #patient = new Set<() => void>();

  /**
   * Runs `work` once nobody else has a turn for any of these keys. They are taken in one order, so that two who want
   * the same keys do not wait for one another.
   * @throws DomainError `UNAVAILABLE` for a caller who has waited too long, and where too many wait already
   */
  async take<Result>(keys: Iterable<string>, work: () => Promise<Result>): Promise<Result> {
    const until = performance.now() + WAIT_MS;
    const taken: string[] = [];
    try {
      for (const key of [...new Set(keys)].sort()) {
        await this.#enter(key, until);
        taken.push(key);
      }
      return await work();
    } finally {
      for (const key of taken) this.#leave(key);
    }
  }

  /**
   * Resolves once there is no crowd, or after three seconds: people wait for their turn, and telling others about what they did
   * can wait.
   */
  letCrowdGoFirst(): Promise<void> {
    if (this.#waitingInAll < CROWD) return Promise.resolve();
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.#patient.delete(go);
        resolve();
      };
      const timer = setTimeout(go, CROWD_FIRST_MS);
      this.#patient.add(go);
    });
  }

  #oneLessWaits(): void {
    this.#waitingInAll--;
    if (this.#waitingInAll < CROWD) for (const go of this.#patient) go();
  }

  #enter(key: string, until: number): Promise<void> | undefined {
    const queue = this.#waiting.get(key);
    if (!queue) {
      this.#waiting.set(key, []);
      return undefined;
    }
    if (queue.length >= WAITING_FOR_ONE || this.#waitingInAll >= WAITING_IN_ALL) throw busy();
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const giveUp = () => {
        queue.splice(queue.indexOf(go), 1);
        this.#oneLessWaits();
        reject(busy());
      };
      const timer = setTimeout(giveUp, until - performance.now());
      queue.push(go);
      this.#waitingInAll++;
    });
  }

  #leave(key: string): void {
    const next = this.#waiting.get(key)?.shift();
    if (!next) {
      this.#waiting.delete(key);
      return;
    }
    this.#oneLessWaits();
    next();
  }
}
