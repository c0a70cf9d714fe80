import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

export const MAIN = path.resolve(import.meta.dirname, '../../dist/main.js');

type Variables = Record<string, string>;

/** Where nothing answers. */
const ANONYMOUS = 'http://127.0.0.1:9';

/** A server that is on its way; nobody waits for it. */
export const launchServer = (env: Variables) =>
  spawn(process.execPath, [MAIN], {
    // nothing of this process's own environment, and any free port
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', WEATHER_URL: ANONYMOUS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A server that ends by itself, or at a signal that it is sent as soon as it prints its first line. */
export const runServer = async (env: Variables, atFirstLine?: NodeJS.Signals): Promise<Ended> => {
  const child = launchServer(env);
  if (atFirstLine) child.stdout.once('data', () => child.kill(atFirstLine));
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'exit') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
};

export interface ServerProcess {
  address: string;
  pid: number;
  /** What it has printed so far, line by line. */
  stdout: string[];
  end(signal: NodeJS.Signals): Promise<{ code: number | null; stderr: string }>;
}

/** A server of its own process; resolves once it says that it is ready. */
export const startServer = async (env: Variables): Promise<ServerProcess> => {
  const child = launchServer(env);
  const stderr = text(child.stderr);
  const exit = once(child, 'exit') as Promise<[number | null]>;
  const stdout: string[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on('line', (line) => stdout.push(line));
  const isReady = await Promise.race([once(lines, 'line').then(() => true), exit.then(() => false)]);
  if (!isReady) throw new Error(await stderr);
  const address = /^Quorum is ready at (http:\S+)$/.exec(stdout[0] ?? '')?.[1] ?? '';
  return {
    address,
    pid: child.pid ?? 0,
    stdout,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return { code, stderr: await stderr };
    },
  };
};
