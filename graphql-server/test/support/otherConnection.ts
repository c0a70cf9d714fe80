import pg from 'pg';
import { eventually } from './eventually.ts';
import { asAdmin } from './testDatabase.ts';
import type { TestServer } from './testServer.ts';

/** Another program on the same database. */
export interface OtherConnection {
  query(sql: string, values?: unknown[]): Promise<pg.QueryResult>;
  /** Resolves once so many others wait for a lock. */
  untilWaiting(count?: number): Promise<void>;
  end(): Promise<void>;
}

/** A superuser's connection of the test's own, with which it holds what the server wants to have. */
export const openOther = ({ orm }: TestServer): Promise<OtherConnection> =>
  openOtherAt(String(orm.config.get('clientUrl')));

/** The same on the database at `url`. */
export const openOtherAt = async (url: string): Promise<OtherConnection> => {
  const client = new pg.Client(asAdmin(url));
  await client.connect();
  const untilWaiting = async (count = 1) => {
    await eventually(async () => {
      // within a transaction it would say the same again and again
      await client.query('select pg_stat_clear_snapshot()');
      const { rowCount } = await client.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (rowCount !== count) throw new Error(`${rowCount} wait, not ${count}`);
    });
  };
  return { query: (sql, values) => client.query(sql, values), untilWaiting, end: () => client.end() };
};
