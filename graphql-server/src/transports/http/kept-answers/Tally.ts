const TELL_MS = 1_000;

export interface Counted {
  route: string;
  status: number;
  count: number;
}

/** Counts answers of which there may be thousands a second, and tells of them together, once a second. */
export class Tally {
  /** By route, then by status: to join the two into one name would cost more than to count. */
  readonly #counts = new Map<string, Map<number, Counted>>();
  readonly #listeners: ((counted: readonly Counted[]) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  listen(listener: (counted: readonly Counted[]) => void): void {
    this.#listeners.push(listener);
  }

  count(route: string, status: number): void {
    const ofRoute = this.#counts.get(route) ?? new Map<number, Counted>();
    if (ofRoute.size === 0) this.#counts.set(route, ofRoute);
    const counted = ofRoute.get(status);
    if (counted) counted.count++;
    else ofRoute.set(status, { route, status, count: 1 });
    this.#timer ??= setTimeout(() => this.tell(), TELL_MS).unref();
  }

  /** Tells at once. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counts.values()].flatMap((ofRoute) => [...ofRoute.values()]);
    this.#counts.clear();
    if (counted.length > 0) for (const listener of this.#listeners) listener(counted);
  }
}
