// npm run smooth: the longest tasks of the page of a large poll, on a CPU four times slower, on a phone and a desktop. They are
// measured in time of the main thread, which other programs on the machine do not lengthen. With --parts: what they consist of,
// which makes them longer.
import { chromium, type Browser, type Page } from '@playwright/test';
import { longTasksDuring, type Task } from './longTasks.ts';
import { openLargePoll } from './openLargePoll.ts';
import { startApp } from './startApp.ts';

const CPU_SLOWER = 4;
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** As long as a poll of new data takes, and a pause for what follows a tap. */
const [POLLS_MS, PAUSE_MS] = [7_000, 1_500];

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1280, height: 800 }, hasTouch: true },
};

/** Looks a place up, and gives a tap on it that asks nothing more of the page. */
const aimAt = async (page: Page, selector: string, place = 0): Promise<() => Promise<void>> => {
  const target = page.locator(selector).nth(place);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${selector} is not on the screen`);
  return async () => {
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(PAUSE_MS);
  };
};

const YES = '[data-own-vote] label:has([value="yes"])';
const MAYBE = '[data-own-vote] label:has([value="maybe"])';

/** Each gets ready, and gives what is measured. */
const STEPS: Record<string, (page: Page, address: string) => Promise<() => Promise<void>>> = {
  'start of the app': async (page, address) => async () => {
    await page.goto(address);
    // a page that nobody touches is hydrated later
    await page.touchscreen.tap(5, 5);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await page.waitForTimeout(PAUSE_MS);
  },
  'first tap, on a yes': async (page) => aimAt(page, YES),
  'saving the first vote': async (page) => {
    await page.locator('form input[name="name"]').fill('Mira');
    return aimAt(page, '[role="group"] button[type="submit"]');
  },
  'a tap after that': async (page) => aimAt(page, YES, 1),
  'a maybe there': async (page) => aimAt(page, MAYBE, 1),
  scrolling: async (page) => {
    const cdp = await page.context().newCDPSession(page);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    return async () => {
      const from = { x: Math.round(width / 2), y: Math.round(height / 2) };
      await cdp.send('Input.synthesizeScrollGesture', { ...from, yDistance: -4_000, gestureSourceType: 'touch' });
      await page.waitForTimeout(PAUSE_MS);
    };
  },
  'a poll of its data': async (page) => () => page.waitForTimeout(POLLS_MS),
};

const describe = (name: string, tasks: readonly Task[], withParts: boolean) => {
  console.log(`  ${name}: ${tasks.length === 0 ? 'none of 50 ms' : tasks.map(({ ms }) => `${ms} ms`).join(', ')}`);
  if (withParts) for (const { ms, parts } of tasks.slice(0, 4)) console.log(`    ${ms}: ${parts.join(', ')}`);
};

const measure = async (browser: Browser, address: string, screen: keyof typeof SCREENS, withParts: boolean) => {
  const context = await browser.newContext({ ...SCREENS[screen], serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener('app-ready', () => (document.documentElement.dataset.ready = 'yes'), { once: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
  console.log(screen);
  for (const [name, prepare] of Object.entries(STEPS)) {
    describe(name, await longTasksDuring(browser, page, await prepare(page, address), withParts), withParts);
  }
  await context.close();
};

const withParts = process.argv.includes('--parts');
const app = await startApp();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ARGS });
try {
  const address = app.address + (await openLargePoll(app.address));
  for (const screen of ['phone', 'desktop'] as const) await measure(browser, address, screen, withParts);
} finally {
  await browser.close();
  await app.stop();
}
