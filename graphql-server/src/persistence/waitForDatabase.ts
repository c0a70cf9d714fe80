import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../config/StartupError.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

/** It may become a primary in a moment, so it is waited for. */
class ReplicaError extends Error {
  /** PostgreSQL's, for a transaction that may not write. */
  readonly code = '25006';

  constructor() {
    super('it is a replica and takes no writes');
  }
}

const reach = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {
    // the query under way says so too; without a listener it would end the process
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw new ReplicaError();
  } finally {
    await client.end().catch(() => {
      // a client that never connected has nothing to end
    });
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};

/** Without the password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
};

/**
 * Waits until PostgreSQL responds and is no replica; a database that starts beside the server may take its seconds.
 * @param variable names the address
 * @throws StartupError when that is not so within ten seconds, or it refuses for good
 */
export const waitForDatabase = async (url: string, variable = 'DATABASE_URL'): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await reach(url);
      return;
    } catch (error) {
      if (isDatabaseUnavailable(error) && Date.now() < deadline) {
        await delay(PAUSE_MS);
        continue;
      }
      throw new StartupError(
        `Cannot use the database at ${placeOf(url)}: ${reasonOf(error)}. Is ${variable} right, and is it running?`,
        {
          cause: error,
        },
      );
    }
  }
};
