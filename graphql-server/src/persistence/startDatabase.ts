import { EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres } from '@quorum/embedded-postgres';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PACKAGE_ROOT } from '../config/packageRoot.ts';
import { StartupError } from '../config/StartupError.ts';

const NAMING = { product: 'Quorum', admin: 'quorum', database: 'quorum', role: 'quorum_server' };
const HAND_OVER = path.join(PACKAGE_ROOT, 'assets/database/giveToServer.sql');

/** What to do about a failure, in the words of our settings. */
const ADVICE = {
  'another folder': 'set DATA_DIR to an empty or a new folder',
  'writable folder': 'set DATA_DIR to a folder that can be written, or DATABASE_URL to a PostgreSQL of yours',
  'another account': 'start Quorum as an ordinary user, or set DATABASE_URL to a PostgreSQL of yours',
  'another PostgreSQL': 'set DATABASE_URL to a PostgreSQL of yours',
};

const refusalOf = (error: unknown) => {
  if (!(error instanceof EmbeddedPostgresError)) return error;
  const { message, remedy } = error;
  return new StartupError(remedy ? `${message}: ${ADVICE[remedy]}.` : message, { cause: error });
};

interface Options {
  dataDir: string;
  /** False trades what a power cut would lose for speed: for tests. */
  durable?: boolean;
}

/**
 * Starts the embedded PostgreSQL with Quorum's database in it, or shares the one that runs on this folder.
 * @throws StartupError for what the person who starts us can mend
 */
export const startDatabase = ({ dataDir, durable }: Options): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({
    dataDir,
    durable,
    naming: NAMING,
    handOver: () => readFile(HAND_OVER, 'utf8'),
  }).catch((error: unknown) => {
    throw refusalOf(error);
  });
