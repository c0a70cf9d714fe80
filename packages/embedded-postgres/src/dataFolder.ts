import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';

/** Where the things of one embedded PostgreSQL lie. */
export interface DataFolder {
  root: string;
  /** PostgreSQL's own folder. */
  cluster: string;
  /** The password of its one user, readable by the owner alone; also what marks the folder as ours. */
  password: string;
  /** A named pipe: as long as a process holds it open, PostgreSQL lives. */
  lifeline: string;
  log: string;
}

const PASSWORD = 'postgres.password';

/** What file systems, version control and an interrupted first start leave in a folder that is otherwise empty. */
const NEGLIGIBLE = /^(lost\+found|\.gitkeep|\.DS_Store|postgres\.password\.\d+)$/;

/** Writes the password unless another process did; a half-written one is never to be seen. */
const keepPassword = (file: string) => {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
};

const unusable = (root: string, error: unknown) =>
  new EmbeddedPostgresError(
    `The data folder ${root} cannot be used (${(error as NodeJS.ErrnoException).code ?? String(error)})`,
    { remedy: 'writable folder', cause: error },
  );

/**
 * Makes `root` ours if it is new or empty; nothing in it is ever removed.
 * @throws EmbeddedPostgresError when it cannot be written, or holds what we did not make
 */
export function claimDataFolder(root: string, product: string): DataFolder {
  const password = path.join(root, PASSWORD);
  const entries = listMaking(root);
  if (!entries.includes(PASSWORD)) {
    if (!entries.every((entry) => NEGLIGIBLE.test(entry))) {
      throw new EmbeddedPostgresError(`The data folder ${root} is not empty and was not made by ${product}`, {
        remedy: 'another folder',
      });
    }
    attempt(root, () => keepPassword(password));
  }
  return {
    root,
    cluster: path.join(root, 'postgres'),
    password,
    lifeline: path.join(root, 'postgres.lifeline'),
    log: path.join(root, 'postgres.log'),
  };
}

const listMaking = (root: string) =>
  attempt(root, () => {
    mkdirSync(root, { recursive: true, mode: 0o700 });
    return readdirSync(root);
  });

export const readPassword = (folder: DataFolder): string =>
  attempt(folder.root, () => readFileSync(folder.password, 'utf8').trim());

/** Does what touches the folder; what the system refuses becomes one clear sentence. */
export const attempt = <Result>(root: string, act: () => Result): Result => {
  try {
    return act();
  } catch (error) {
    throw unusable(root, error);
  }
};
