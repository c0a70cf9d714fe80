import { setTimeout as delay } from 'node:timers/promises';
import { Pace } from '../Pace.ts';

const JOIN_EVERY_MS = 100;
const READ_EVERY_MS = 100;
/** Hundreds wait for a failover: if each asked at once again, nobody had an answer. */
const PAUSE_MS = 400;
/** As long as a browser waits patiently. */
const ATTEMPT_MS = 10_000;
/** Longer than any failover: what was not taken by then is refused. */
const PATIENCE_MS = 90_000;

interface Joined {
  id: number;
  name: string;
}

interface Options {
  /** Where servers are now. */
  addresses: () => readonly string[];
  hashes: readonly string[];
  /** Begins the names of this load. */
  name: string;
}

const LIST = `/graphql?${new URLSearchParams({ query: '{ events { nodes { title } } }' }).toString()}`;

/** People who join, each with a key and until they are told that they have, and people who read. */
export class Load {
  readonly acknowledged: Joined[] = [];
  refused = 0;
  /** In milliseconds, from the first attempt to the acknowledgement. */
  longestWait = 0;
  /** By path and status. */
  readonly failedReads: string[] = [];
  readonly #options: Options;
  readonly #joins: Pace;
  readonly #reads: Pace;

  constructor(options: Options) {
    this.#options = options;
    this.#joins = new Pace(JOIN_EVERY_MS, (number) => this.#join(number));
    this.#reads = new Pace(READ_EVERY_MS, (number) => this.#read(number));
  }

  get reads(): number {
    return this.#reads.times.length;
  }

  /** By turns, as a balancer does. */
  #address(number: number): string {
    const addresses = this.#options.addresses();
    return addresses[number % addresses.length] ?? '';
  }

  async #join(number: number): Promise<boolean> {
    const { hashes, name } = this.#options;
    const path = `/api/events/${hashes[number % hashes.length]}/join`;
    const body = JSON.stringify({ name: `${name} ${number}` });
    const headers = { 'content-type': 'application/json', 'idempotency-key': `${name}-${number}-of-the-cluster` };
    const begun = performance.now();
    for (let attempt = number; performance.now() - begun < PATIENCE_MS; attempt++) {
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const url = this.#address(attempt) + path;
      const answer = await fetch(url, { method: 'POST', headers, body, signal }).catch(() => null);
      if (answer?.status === 201) {
        const { id } = (await answer.json()) as Joined;
        this.acknowledged.push({ id, name: `${name} ${number}` });
        this.longestWait = Math.max(this.longestWait, performance.now() - begun);
        return true;
      }
      await answer?.text();
      await delay(PAUSE_MS);
    }
    this.refused++;
    return false;
  }

  async #read(number: number): Promise<boolean> {
    const event = this.#options.hashes[number % this.#options.hashes.length] ?? '';
    const paths = ['/api/events', LIST, '/', `/events/${event}`, `/api/events/${event}`, '/api/polls'];
    const path = paths[number % paths.length] ?? '';
    const ask = (address: string) =>
      fetch(address + path, { signal: AbortSignal.timeout(ATTEMPT_MS) }).then(async (answer) => {
        await answer.text();
        return answer.status;
      });
    // a balancer tries the next one where nobody listens
    const status = await ask(this.#address(number)).catch(() => ask(this.#address(number + 1)).catch(() => 0));
    if (status !== 200) this.failedReads.push(`${path} ${status}`);
    return status === 200;
  }

  async stop(): Promise<void> {
    await this.#reads.stop();
    await this.#joins.stop();
  }
}
