/** Numbers by chance, the same ones for the same seed. The generator is xorshift128 (Marsaglia, "Xorshift RNGs", 2003). */
export class Random {
  readonly #state: Uint32Array;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.#state = Uint32Array.of(seed, 362436069, 521288629, 88675123);
    // seeds that are alike begin alike
    for (let number = 0; number < 64; number++) this.uniform();
  }

  /** From 0 up to 1. */
  uniform(): number {
    const [x = 0, y = 0, z = 0, w = 0] = this.#state;
    const mixed = x ^ (x << 11);
    this.#state.set([y, z, w, w ^ (w >>> 19) ^ mixed ^ (mixed >>> 8)]);
    return (this.#state[3] ?? 0) / 2 ** 32;
  }

  /** Whether something happens that has this probability. */
  happens(probability: number): boolean {
    return this.uniform() < probability;
  }

  /** A whole number of that range, both ends included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.uniform() * (most - least + 1));
  }

  /** Of the standard normal distribution (Box and Muller, 1958). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.uniform())) * Math.cos(2 * Math.PI * this.uniform());
  }

  /** One of these, as often as its weight says. */
  pick<Value>(weighted: readonly (readonly [Value, number])[]): Value | undefined {
    let left = this.uniform() * weighted.reduce((sum, [, weight]) => sum + weight, 0);
    return (weighted.find(([, weight]) => (left -= weight) < 0) ?? weighted.at(-1))?.[0];
  }
}

/** The distribution function of the standard normal distribution (Abramowitz and Stegun, 26.2.17; error below 1e-7). */
export const normalCdf = (value: number): number => {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = terms.reduceRight((sum, term) => (sum + term) * t, 0) * Math.exp((-value * value) / 2);
  const above = tail / Math.sqrt(2 * Math.PI);
  return value < 0 ? above : 1 - above;
};
