import type { Pool, PoolClient } from 'pg';

const GRACE_MS = 500;

/**
 * Keeps the pool usable when PostgreSQL dies under it. A connection that was checked out at that moment is never
 * given back by the ORM (kysely issue 1990), so each one leaks a place until every request hangs. A dead connection
 * is released here once its owner has had time to do so.
 */
export const discardDeadConnections = (pool: Pool): void => {
  pool.on('error', () => {
    // an idle connection was cut; the pool drops it by itself and a listener keeps the process alive
  });
  pool.on('connect', (client: PoolClient) => {
    client.once('end', () => setTimeout(() => releaseQuietly(client), GRACE_MS).unref());
    client.on('error', () => {
      // the statement under way reports it; without a listener it would end the process
    });
  });
};

/**
 * Has the pool end although a connection is still being made for somebody. Kysely forgets its pool before it ends it, so the
 * statement that waited fails once the connection is there and never gives it back, and the end of the pool would wait for that forever.
 */
export const releaseAfterEnd = (pool: Pool): void => {
  pool.on('acquire', (client: PoolClient) => {
    if (pool.ending) setImmediate(() => releaseQuietly(client));
  });
};

const releaseQuietly = (client: PoolClient) => {
  try {
    client.release(new Error('Nobody uses the connection'));
  } catch {
    // its owner has released it already, as it should
  }
};
