import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../config/StartupError.ts';
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts';

const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

const reach = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {
    // the query under way says so too; without a listener it would end the process
  });
  try {
    await client.connect();
    await client.query('select 1');
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
 * Waits until PostgreSQL responds; a database that starts beside the server may take its seconds.
 * @param variable names the address
 * @throws StartupError when it does not within ten seconds, or refuses for good
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
