const REPORT_MS = 1_000;

export interface Hits {
  method: string;
  route: string;
  status: number;
  count: number;
}

/** Counts responses from the cache, of which there may be thousands a second, and reports them once a second. */
export class HitCounter {
  readonly #hits = new Map<string, Hits>();
  readonly #listeners: ((hits: readonly Hits[]) => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  onReport(listener: (hits: readonly Hits[]) => void): void {
    this.#listeners.push(listener);
  }

  count(method: string, route: string, status: number): void {
    const key = `${method} ${status} ${route}`;
    const hits = this.#hits.get(key);
    if (hits) hits.count++;
    else this.#hits.set(key, { method, route, status, count: 1 });
    this.#timer ??= setTimeout(() => this.report(), REPORT_MS).unref();
  }

  /** Reports at once. */
  report(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const hits = [...this.#hits.values()];
    this.#hits.clear();
    if (hits.length > 0) for (const listener of this.#listeners) listener(hits);
  }
}
