import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ADMIN_UIDS } from './support/operator.ts';

const port = process.env.E2E_PORT ?? '4010';
const address = `http://localhost:${port}`;
// every worker loads this file anew, and inherits what the first load has set
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'quorum-e2e-'));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: 1,
  // a test walks through a whole flow, on whatever machine
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // `spec/` reads as the specification, and holds on both
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', testDir: './spec', use: { ...devices['Pixel 7'] } },
  ],
  use: {
    baseURL: address,
    // what is asked goes to the server; `offline.spec.ts` is about the worker
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // a quiet browser that also runs as root in a container
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node --enable-source-maps graphql-server/dist/main.js',
    cwd: '../..',
    url: `${address}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      SEED_DEMO: 'true',
      RATE_LIMITS: 'off',
      ADMIN_UIDS,
      // nobody answers there: no test depends on the weather
      WEATHER_URL: 'http://127.0.0.1:9',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    timeout: 60_000,
  },
});
