import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL, Patroni and PgBouncer refuse to be root. */
export const ACCOUNT = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** A program that was started, and writes what it says into a file. */
export interface Running {
  pid: number;
  /** Ends it, and resolves once it has. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

export const run = (program: string, args: readonly string[], log: string): Running => {
  const output = openSync(log, 'a');
  const child: ChildProcess = spawn(program, args, { stdio: ['ignore', output, output], ...ACCOUNT });
  closeSync(output);
  const ended = once(child, 'exit');
  return {
    pid: child.pid ?? 0,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
};
