import type { Env } from '../config/env.ts';
import { startDatabase } from './startDatabase.ts';

export interface Database {
  /** For requests: of the database, or of a pooler before it. */
  url: string;
  /** For what needs a session of its own: migrations, jobs, and hearing of changes. */
  directUrl: string;
  /** Lets go of it; an embedded one ends with its last user. */
  stop(): Promise<void>;
}

/** The database that the process was told to use. An embedded one is started, or shared where it runs already. */
export const openDatabase = async ({ database }: Pick<Env, 'database'>): Promise<Database> => {
  if (database.kind === 'external') return { ...database, stop: () => Promise.resolve() };
  const { url, stop } = await startDatabase({ dataDir: database.dataDir });
  return { url, directUrl: url, stop };
};
