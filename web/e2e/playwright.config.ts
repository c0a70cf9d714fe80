import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ADMIN_UIDS } from './support/operator.ts';

/** A worker, and a server with a database of its own, for each: what a test leaves there meets no test beside it. */
const ports = (process.env.E2E_PORTS ?? '4010,4011').split(',');
// every worker loads this file again, and inherits what the first load has set
const folder = (process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'quorum-e2e-')));
const own = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

const serverAt = (port: string) => ({
  command: 'node --enable-source-maps graphql-server/dist/main.js',
  cwd: '../..',
  url: `http://localhost:${port}/readyz`,
  env: {
    PORT: port,
    DATA_DIR: path.join(folder, port),
    SEED_DEMO: 'true',
    RATE_LIMITS: 'off',
    SMS_COUNTRIES: 'US,DE',
    ADMIN_UIDS,
    // receivers of webhooks are in the tests themselves
    WEBHOOK_ALLOW_NETWORKS: '127.0.0.0/8',
    // nobody answers there: no test depends on the weather
    WEATHER_URL: 'http://127.0.0.1:9',
  },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 } as const,
  stdout: 'ignore' as const,
  timeout: 60_000,
});

/** A quiet browser that also runs as root in a container. */
const launch = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

const DESKTOP = { viewport: { width: 1280, height: 800 } };
/**
 * They look at when a page is painted, at what its service worker has kept, and at notifications: a headless shell does the first
 * two in its own time, and shows none of the last.
 */
const WANTS_A_WINDOW = /(layoutShift|offline|push|reached|sentLater)\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  workers: ports.length,
  // a test walks through a whole flow, on whatever machine
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // `spec/` reads as the specification, and holds on both
  projects: [
    { name: 'desktop', testIgnore: WANTS_A_WINDOW, use: DESKTOP },
    {
      name: 'desktop with a window',
      testMatch: WANTS_A_WINDOW,
      use: { ...DESKTOP, launchOptions: launch(process.env.WHOLE_CHROMIUM_PATH) },
    },
    { name: 'phone', testDir: './spec', use: { ...devices['Pixel 7'] } },
  ],
  use: {
    baseURL: `http://localhost:${ports[own] ?? ''}`,
    // what is asked goes to the server; `offline.spec.ts` is about the worker
    serviceWorkers: 'block',
    // a trace costs a fifth of the time; where nobody opens one, the screenshot and the page's outline tell enough
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: launch(process.env.CHROMIUM_PATH),
  },
  webServer: ports.map(serverAt),
});
