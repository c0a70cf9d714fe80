// npm run tap: how long after a tap on 'Join Event', at the first paint and 1.5 s into a visit on a slow phone, its form is on the
// screen: by the link to the page of the form, or by the dialog where the app runs by then.
import { chromium, devices, type Browser } from '@playwright/test';
import { publishEvents } from './publishEvents.ts';
import { startApp } from './startApp.ts';

const ROUNDS = 5;
const TAP_AFTER_MS = [0, 1_500] as const;
const CPU_SLOWER = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1_000_000) / 8;

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

const tap = async (browser: Browser, address: string, after: number): Promise<number> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  await cdp.send('Network.enable');
  const throughput = { downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND };
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: LATENCY_MS, ...throughput });
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  const button = page.locator('[data-awaited]').first();
  await button.waitFor();
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the screen');
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, started + after - Date.now())));
  const tapped = Date.now();
  // the answer to the tap itself may wait for the page that it leaves
  const sent = page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('input[name="name"]').waitFor();
  const time = Date.now() - tapped;
  await sent.catch(() => undefined);
  await context.close();
  return time;
};

const median = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const app = await startApp();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ARGS });
try {
  const address = app.address + (await publishEvents(app.address, 1));
  const found = new Map<number, number[]>(TAP_AFTER_MS.map((after) => [after, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [after, times] of found) times.push(await tap(browser, address, after));
  }
  for (const [after, times] of found) console.log(`after ${after} ms: ${median(times)} ms (${times.join(', ')})`);
} finally {
  await browser.close();
  await app.stop();
}
