import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startPushService, type PushService } from '../../../graphql-server/test/push/pushService.ts';
import { startSmsProvider, type SmsProvider } from '../../../graphql-server/test/sms/smsProvider.ts';
import { freePort } from './freePort.ts';

const ENTRY = path.join(import.meta.dirname, '../../../graphql-server/dist/main.js');

/** A server of the product that sends notifications and texts, and those who take them. */
export interface Reach {
  address: string;
  push: PushService;
  texts: SmsProvider;
}

const startServer = async (env: Record<string, string>) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'quorum-reach-'));
  const port = String(await freePort());
  const child = spawn(process.execPath, [ENTRY], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      RATE_LIMITS: 'off',
      WEATHER_URL: 'http://127.0.0.1:9',
      LOG_LEVEL: 'silent',
      ...env,
    },
  });
  const ended = once(child, 'exit');
  const address = `http://localhost:${port}`;
  const isReady = async () => (await fetch(`${address}/readyz`).catch(() => null))?.ok === true;
  await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true });
    },
  };
};

/** Tests against such a server, which is that of their pages and requests as well. */
export const test = base.extend<object, { reach: Reach }>({
  reach: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, handOut) => {
      const push = await startPushService({ isNamed: true });
      const texts = await startSmsProvider(null);
      const server = await startServer({ SMS_URL: texts.urls.http, SMS_COUNTRIES: 'US', PUSH_HOSTS: push.host });
      await handOut({ address: server.address, push, texts });
      await server.stop();
      texts.stop();
      await push.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ reach }, handOut) => handOut(reach.address),
});
