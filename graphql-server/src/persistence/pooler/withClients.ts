import pg from 'pg';

const PATIENCE_MS = 3_000;

/** Two connections, each to its address, for as long as `work` takes. */
export const withClients = async <Result>(
  urls: readonly [string, string],
  work: (clients: readonly [pg.Client, pg.Client]) => Promise<Result>,
): Promise<Result> => {
  const [one, other] = urls.map((connectionString) => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
    });
    client.on('error', () => {
      // the query under way says so too; without a listener it would end the process
    });
    return client;
  }) as [pg.Client, pg.Client];
  try {
    await one.connect();
    await other.connect();
    return await work([one, other]);
  } finally {
    await Promise.allSettled([one.end(), other.end()]);
  }
};
