import type pg from 'pg';
import { threadMicrosOf } from '../machine/processUse.ts';

/** In microseconds of a processor. */
export interface Cost {
  server: number;
  postgres: number;
}

/** Reads how much processor time a server and its PostgreSQL take for something. */
export class CostMeter {
  readonly #server: number;
  readonly #client: pg.Client;

  /** @param server the id of its process @param client on the same PostgreSQL; what it asks does not count */
  constructor(server: number, client: pg.Client) {
    this.#server = server;
    this.#client = client;
  }

  /** Of each process of PostgreSQL that works for connections or writes their log. */
  async #postgres(): Promise<Map<number, number>> {
    const { rows } = await this.#client.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid()',
    );
    return new Map(rows.map(({ pid }) => [pid, threadMicrosOf(pid) ?? 0]));
  }

  async costOf(act: () => Promise<void>): Promise<Cost> {
    const postgres = await this.#postgres();
    const server = threadMicrosOf(this.#server);
    await act();
    const serverAfter = threadMicrosOf(this.#server);
    if (server === null || serverAfter === null) throw new Error('This system does not say what a process has used');
    let micros = 0;
    // a connection that was made meanwhile has done nothing before
    for (const [pid, after] of await this.#postgres()) micros += after - (postgres.get(pid) ?? 0);
    return { server: serverAfter - server, postgres: micros };
  }
}
