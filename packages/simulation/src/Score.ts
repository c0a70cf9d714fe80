const BINS = 10;

/** How often something happened of which about this was said. */
export interface Bin {
  /** The mean of what was said. */
  said: number;
  happened: number;
  count: number;
}

/** Compares probabilities with what happened. */
export class Score {
  #count = 0;
  #squares = 0;
  readonly #bins = Array.from({ length: BINS }, () => ({ said: 0, happened: 0, count: 0 }));

  /** @param probability from 0 to 1 */
  add(probability: number, happened: boolean): void {
    const outcome = Number(happened);
    this.#count++;
    this.#squares += (probability - outcome) ** 2;
    const bin = this.#bins[Math.min(BINS - 1, Math.floor(probability * BINS))];
    if (!bin) throw new RangeError('probability must be from 0 to 1');
    bin.said += probability;
    bin.happened += outcome;
    bin.count++;
  }

  /** The mean square of what was said and what happened: 0 is perfect, 0.25 what a coin knows (Brier, 1950). */
  get brier(): number {
    return this.#squares / this.#count;
  }

  /** What was said in tenths, without those of which nothing was said. */
  get bins(): Bin[] {
    return this.#bins
      .filter(({ count }) => count > 0)
      .map(({ said, happened, count }) => ({ said: said / count, happened: happened / count, count }));
  }
}

/** How often something was claimed, and how often wrongly. */
export class Claim {
  count = 0;
  wrong = 0;

  add(isClaimed: boolean, isTrue: boolean): void {
    if (!isClaimed) return;
    this.count++;
    if (!isTrue) this.wrong++;
  }

  /** The share of claims that were wrong. */
  get wrongly(): number {
    return this.wrong / this.count;
  }
}
