import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../graphql-server/dist/main.js', import.meta.url));
const READY_MS = 60_000;

export interface App {
  address: string;
  stop: () => Promise<void>;
}

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
};

const isReady = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(`${address}/readyz`)).ok;
  } catch {
    return false;
  }
};

/** Starts the built server with a database of its own, which is empty or holds the demo events. */
export const startApp = async ({ seedsDemo = false } = {}): Promise<App> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'quorum-lighthouse-'));
  const port = await freePort();
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: path.join(folder, 'data'),
    SEED_DEMO: String(seedsDemo),
    RATE_LIMITS: 'off',
    // nobody answers there: no figure depends on the weather
    WEATHER_URL: 'http://127.0.0.1:9',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await rm(folder, { recursive: true, force: true });
  };
  const address = `http://localhost:${port}`;
  const giveUpAt = Date.now() + READY_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error('The server did not start');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { address, stop };
};
