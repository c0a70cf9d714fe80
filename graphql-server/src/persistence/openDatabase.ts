import type { Env } from '../config/env.ts';
import { startDatabase } from './startDatabase.ts';

export interface Database {
  url: string;
  /** Lets go of it; an embedded one ends with its last user. */
  stop(): Promise<void>;
}

/** The database that the process was told to use. An embedded one is started, or shared where it runs already. */
export const openDatabase = ({ database }: Pick<Env, 'database'>): Promise<Database> =>
  database.kind === 'embedded'
    ? startDatabase({ dataDir: database.dataDir })
    : Promise.resolve({ url: database.url, stop: () => Promise.resolve() });
