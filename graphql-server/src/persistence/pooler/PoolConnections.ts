import type { Socket } from 'node:net';
import type { ClientBase, Pool, PoolClient } from 'pg';

/** Cuts a connection that nobody may answer on any more; what waits for it fails. */
export const dropConnection = (client: ClientBase): void => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.destroy();
};

/** The connections of a pool, to be let go of together. */
export class PoolConnections {
  readonly #clients = new Set<PoolClient>();

  follow(pool: Pool): void {
    pool.on('connect', (client) => {
      this.#clients.add(client);
      client.once('end', () => this.#clients.delete(client));
    });
  }

  /** In a failover: they lead to what is no primary any more, or to nothing. */
  drop(): void {
    for (const client of this.#clients) dropConnection(client);
  }
}
