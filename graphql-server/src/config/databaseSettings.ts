import { connectionUrl } from './connectionUrl.ts';
import { StartupError } from './StartupError.ts';
import { text } from './text.ts';

const postgres = (name: string) => connectionUrl(name, /^postgres(ql)?$/, 'postgres://user:password@host:5432/name');

export const databaseVariables = {
  DATABASE_URL: postgres('DATABASE_URL').optional(),
  DATABASE_DIRECT_URL: postgres('DATABASE_DIRECT_URL').optional(),
  DATA_DIR: text('DATA_DIR').default('.data'),
};

export type DatabaseSettings =
  | { kind: 'embedded'; dataDir: string }
  /** Where the two differ, the first one is a pooler's that gives each transaction another connection. */
  | { kind: 'external'; url: string; directUrl: string };

interface Read {
  DATABASE_URL?: string | undefined;
  DATABASE_DIRECT_URL?: string | undefined;
  DATA_DIR: string;
}

/** @throws StartupError for a direct address without the other one */
export const databaseOf = ({ DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, DATA_DIR }: Read): DatabaseSettings => {
  if (url) return { kind: 'external', url, directUrl: directUrl ?? url };
  if (directUrl)
    throw new StartupError('DATABASE_DIRECT_URL stands beside DATABASE_URL: set both, or DATABASE_URL alone');
  return { kind: 'embedded', dataDir: DATA_DIR };
};
