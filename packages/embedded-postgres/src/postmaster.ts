import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './chooseAccount.ts';
import type { DataFolder } from './dataFolder.ts';
import { databaseEnvironment } from './databaseEnvironment.ts';
import { isAlive } from './isAlive.ts';
import type { Lifeline } from './Lifeline.ts';
import type { Naming } from './Naming.ts';

export interface Cluster {
  postgres: string;
  folder: DataFolder;
  naming: Naming;
  account: Account;
  lifeline: Lifeline;
  durable: boolean;
}

export interface Postmaster {
  pid: number;
  port: number;
}

/** What PostgreSQL says about itself in its lock file, while it runs and after a kill -9. */
export const readLockFile = ({ cluster }: DataFolder): (Postmaster & { isReady: boolean }) | undefined => {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
};

/**
 * Starts PostgreSQL and waits for its end. Meanwhile a second shell reads the lifeline, which is its standard input;
 * that read ends when the last of our processes is gone, and PostgreSQL is shut down (SIGINT: at once, and cleanly).
 */
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null & postgres=$!
(read -r _ <&3; kill -INT "$postgres") 2>/dev/null & watcher=$!
wait "$postgres"; status=$?
kill "$watcher" 2>/dev/null
exit "$status"`;

const settings = ({ durable }: Cluster, port: number) =>
  Object.entries({
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // statements and details of errors hold what people wrote
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/**
 * After a kill -9 (of a container, say) the lock file's process id may belong to some other program by now, which
 * PostgreSQL takes for itself. An id that it is told to be its grandparent's is one it looks through.
 */
const strangerIn = (folder: DataFolder) => {
  const left = readLockFile(folder);
  return left && isAlive(left.pid) && !isPostgres(left.pid) ? { PG_GRANDPARENT_PID: String(left.pid) } : {};
};

const isPostgres = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return true; // no /proc: take PostgreSQL's own word
  }
};

/** PostgreSQL under its guard, in a session of its own, where a terminal's Ctrl-C does not reach it. */
export const launch = (cluster: Cluster, port: number): ChildProcess => {
  const { folder, account, lifeline, postgres } = cluster;
  const input = lifeline.reader();
  const log = openSync(folder.log, 'a', 0o600);
  try {
    const command = [...account.prefix, postgres, '-D', folder.cluster, ...settings(cluster, port)];
    const guard = spawn('/bin/sh', ['-c', GUARD, 'embedded-postgres', ...command], {
      ...account.ids,
      cwd: folder.root,
      env: databaseEnvironment(strangerIn(folder)),
      stdio: [input, log, log],
      detached: true,
    });
    guard.unref();
    return guard;
  } finally {
    closeSync(input);
    closeSync(log);
  }
};
