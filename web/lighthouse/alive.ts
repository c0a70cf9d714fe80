// npm run alive: how long after one sees the page of a poll its app runs, on a slow phone that nobody touches. Beside it, when a
// date can be chosen: at once, for the controls are the browser's own.
import { chromium, devices, type Browser } from '@playwright/test';
import { openSmallPoll } from './openLargePoll.ts';
import { startApp } from './startApp.ts';

const ROUNDS = 5;
const CPU_SLOWER = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const visit = async (browser: Browser, address: string): Promise<{ visible: number; alive: number }> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener(
      'app-ready',
      () => (document.documentElement.dataset.alive = String(Math.round(performance.now()))),
      { once: true },
    );
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await cdp.send('Network.enable');
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...throughput });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const times = await page.evaluate(() => ({
    visible: Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN),
    alive: Number(document.documentElement.dataset.alive),
  }));
  await context.close();
  return times;
};

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const app = await startApp();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ARGS });
try {
  const address = app.address + (await openSmallPoll(app.address));
  const visits = [];
  for (let round = 0; round < ROUNDS; round++) visits.push(await visit(browser, address));
  const visible = visits.map((one) => one.visible);
  const later = visits.map((one) => one.alive - one.visible);
  console.log(`visible: ${median(visible)} ms (${visible.join(', ')})`);
  console.log(`alive after that: ${median(later)} ms (${later.join(', ')})`);
} finally {
  await browser.close();
  await app.stop();
}
