import { execFile } from 'node:child_process';
import { chownSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './EmbeddedPostgresError.ts';
import type { Account } from './chooseAccount.ts';
import type { DataFolder } from './dataFolder.ts';
import { databaseEnvironment } from './databaseEnvironment.ts';
import { isAlive } from './isAlive.ts';

const run = promisify(execFile);

interface Options {
  initdb: string;
  account: Account;
  admin: string;
  durable: boolean;
}

const args = (folder: DataFolder, place: string, { admin, durable }: Options) => [
  ...['-D', place, '-U', admin, '-A', 'scram-sha-256', `--pwfile=${folder.password}`],
  // the same order and letter case of text on every machine, whatever its locales
  ...['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
];

/** Puts the finished cluster in its place, unless another process was first. */
const moveInto = (place: string, cluster: string) => {
  try {
    renameSync(place, cluster);
  } catch (error) {
    if (!existsSync(cluster)) throw error;
  }
};

/** An initdb that was cut short leaves its folder behind; the process that made it is in the name. */
const removeLeftovers = ({ root }: DataFolder) => {
  for (const entry of readdirSync(root)) {
    const pid = /^postgres\.new-(\d+)$/.exec(entry)?.[1];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      rmSync(path.join(root, entry), { recursive: true, force: true });
    }
  }
};

/** Makes the cluster unless there is one. It appears whole or not at all, whenever a process dies on the way. */
export async function initCluster(folder: DataFolder, options: Options): Promise<void> {
  const { initdb, account } = options;
  if (existsSync(folder.cluster)) return;
  removeLeftovers(folder);
  if (account.owner) chownSync(folder.password, account.owner.uid, account.owner.gid);
  const place = path.join(folder.root, `postgres.new-${process.pid}`);
  const [command = initdb, ...rest] = [...account.prefix, initdb, ...args(folder, place, options)];
  try {
    await run(command, rest, { ...account.ids, cwd: folder.root, env: databaseEnvironment() });
    moveInto(place, folder.cluster);
  } catch (error) {
    const said = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1) ?? String(error);
    throw new EmbeddedPostgresError(`The embedded PostgreSQL could not be set up in ${folder.root}: ${said}`, {
      cause: error,
    });
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
