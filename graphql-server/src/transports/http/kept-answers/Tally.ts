const TELL_MS = 1_000;

export interface Counted {
  route: string;
  status: number;
  count: number;
}

/** Counts answers of which there may be thousands a second, and tells of them together, once a second. */
export class Tally {
  readonly #counts = new Map<string, Counted>();
  readonly #listeners: ((counted: readonly Counted[]) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  listen(listener: (counted: readonly Counted[]) => void): void {
    this.#listeners.push(listener);
  }

  count(route: string, status: number): void {
    const key = `${status} ${route}`;
    const counted = this.#counts.get(key);
    if (counted) counted.count++;
    else this.#counts.set(key, { route, status, count: 1 });
    this.#timer ??= setTimeout(() => this.tell(), TELL_MS).unref();
  }

  /** Tells at once. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counts.values()];
    this.#counts.clear();
    if (counted.length > 0) for (const listener of this.#listeners) listener(counted);
  }
}
