import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const READY_MS = 60_000;

export interface Peer {
  name: string;
  port: number;
  pid: number;
  /** Milliseconds from its start to its saying that it is ready. */
  startedInMs: number;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  /** Relative to `src`. */
  script: string;
  port: number;
  env: Record<string, string>;
}

/** Starts a server in a process of its own, and waits until it says that it is ready. */
export const startProcess = async ({ name, script, port, env }: Options): Promise<Peer> => {
  const begun = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL(`../${script}`, import.meta.url))], {
    // memory as `npm start` and the image have it
    env: { PATH: process.env.PATH, NODE_ENV: 'production', MALLOC_ARENA_MAX: '1', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const isReady = (async () => {
    let said = '';
    for await (const chunk of child.stdout) {
      said += String(chunk);
      if (/\bis ready\b/.test(said)) return true;
    }
    return false;
  })();
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), READY_MS).unref());
  if (!(await Promise.race([isReady, timeout]))) throw new Error(`${name} did not start`);
  const startedInMs = performance.now() - begun;
  // nobody reads what it says from now on, and it must not wait for that
  child.stdout.resume();
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { name, port, pid: child.pid ?? 0, startedInMs, stop };
};
