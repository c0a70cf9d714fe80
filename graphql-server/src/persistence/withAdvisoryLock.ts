import pg from 'pg';

/** Any fixed number: the process that holds this advisory lock prepares the database. */
const PREPARATION_LOCK = 7_102_026;

/** Runs `work` while no other process does so on the database at `url`. */
export const withAdvisoryLock = async (url: string, work: () => Promise<void>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {
    // it was cut: the lock is gone with it, and so is the database that `work` is busy with
  });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARATION_LOCK]);
    await work();
  } finally {
    await client.end();
  }
};
