import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

const EVERY_MS = 100;
const PATIENCE_MS = 1_000;

const write = async (url: string): Promise<void> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('create table if not exists public.cluster_probe (at timestamptz)');
    await client.query('insert into public.cluster_probe values (now())');
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** How long the cluster, with the pooler before it, takes no write of anybody: one is tried ten times a second. */
export class Probe {
  /** In milliseconds, between two that it took. */
  longest = 0;
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(url: string) {
    this.#running = this.#run(url);
  }

  async #run(url: string): Promise<void> {
    let last = performance.now();
    while (!this.#isOver) {
      if (
        !(await write(url).then(
          () => true,
          () => false,
        ))
      )
        continue;
      this.longest = Math.max(this.longest, performance.now() - last);
      last = performance.now();
      await delay(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }
}
