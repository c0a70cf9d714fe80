import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, test } from '@playwright/test';
import { freePort } from './freePort.ts';

const ENTRY = path.join(import.meta.dirname, 'serveAtTime.mjs');

/** What a process says next, unless it ends before. */
const nextMessage = async (child: ChildProcess): Promise<void> => {
  const heard = new AbortController();
  const { signal } = heard;
  const ended = once(child, 'exit', { signal }).then(
    ([code]) => Promise.reject(new Error(`A server has ended with ${code}`)),
    () => undefined, // nobody waits for it any more
  );
  await Promise.race([once(child, 'message', { signal }), ended]);
  heard.abort();
};

const startServer = async (dataDir: string, startsAt: string) => {
  const port = String(await freePort());
  const child = fork(ENTRY, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      STARTS_AT: startsAt,
      RATE_LIMITS: 'off',
      WEATHER_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
    },
  });
  await nextMessage(child);
  return { child, address: `http://localhost:${port}` };
};

export interface TwoServers {
  addresses: [string, string];
  /** Sets the clocks of both, and has both do the job at once. */
  at(time: string, job?: string): Promise<void>;
  stop(): Promise<void>;
}

/** Two servers of the product on one new database, with the clock in the test's hand. */
export const startTwoServers = async (startsAt: string): Promise<TwoServers> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quorum-two-'));
  const one = await startServer(dataDir, startsAt);
  const other = await startServer(dataDir, startsAt);
  return {
    addresses: [one.address, other.address],
    async at(time, job) {
      const tell = async ({ child }: typeof one) => {
        const done = nextMessage(child);
        child.send({ at: time, job });
        await done;
      };
      await Promise.all([tell(one), tell(other)]);
    },
    async stop() {
      for (const { child } of [other, one]) {
        const ended = once(child, 'exit');
        child.disconnect();
        await ended;
      }
      await rm(dataDir, { recursive: true });
    },
  };
};

/** The same for all tests of a file: there from its first test on, with a client of the first one's REST. */
export const withTwoServers = (startsAt: string): { servers: TwoServers; rest: APIRequestContext } => {
  const both = {} as { servers: TwoServers; rest: APIRequestContext };
  test.beforeAll(async ({ playwright }) => {
    both.servers = await startTwoServers(startsAt);
    both.rest = await playwright.request.newContext({ baseURL: both.servers.addresses[0] });
  });
  test.afterAll(async () => {
    await both.rest.dispose();
    await both.servers.stop();
  });
  return both;
};
