import { timed } from './figures.ts';

/** Asks at a fixed pace, whether or not what was asked before is answered, as people do. */
export class Pace {
  /** How long the answers took. */
  readonly times: number[] = [];
  /** Answers that were not what they should be. */
  failures = 0;
  readonly #timer: NodeJS.Timeout;
  readonly #asked: Promise<void>[] = [];

  /** @param everyMs between one question and the next */
  constructor(everyMs: number, ask: (number: number) => Promise<boolean>) {
    this.#timer = setInterval(() => this.#asked.push(this.#measure(ask)), everyMs);
  }

  async #measure(ask: (number: number) => Promise<boolean>) {
    const took = await timed(async () => {
      const isFine = await ask(this.#asked.length).catch(() => false);
      if (!isFine) this.failures++;
    });
    this.times.push(took);
  }

  /** Resolves once all is answered. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#asked);
  }
}
