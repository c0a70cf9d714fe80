import pg from 'pg';

/** Runs `work` on a connection of its own to the database at `url`. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {
    // the statement under way says so too; without a listener it would end the process
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
