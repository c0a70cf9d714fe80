// npm run sheets [-- phone/event ...]: pictures of every page in each of its states and looks, to be looked at, in
// test-results/sheets. Words choose those whose `look/view` begins so.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { signInThrough } from '../e2e/support/signIn.ts';
import { startApp } from '../lighthouse/startApp.ts';
import { LOOKS, type Look } from './looks.ts';
import { publishSamples } from './publishSamples.ts';
import type { View } from './View.ts';
import { viewsOf } from './views.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const ORGANISER = { name: 'Ada Okafor', email: 'ada.okafor@example.com' };

/** A picture that came too soon is seen, and taken again. */
const SETTLES_MS = 500;

const contextOf = (browser: Browser, look: Look, baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...look.context,
  });

/** A picture of a whole page has what a browser skips while it is out of sight, too. */
const showAll = (isWhole: boolean) => {
  for (const part of document.querySelectorAll<HTMLElement>('article, [role="row"], li'))
    part.style.contentVisibility = 'visible';
  // what stays at the top of the screen would stand in the middle of it
  if (isWhole) window.scrollTo(0, 0);
};

/** @param isFirst whether somebody has to sign in yet */
const shoot = async (context: BrowserContext, look: Look, view: View, file: string, isFirst: boolean) => {
  const page = await context.newPage();
  if (view.isSignedIn && isFirst) {
    await page.goto('/about');
    const button = page.getByRole('banner').getByRole('button', { name: /Google/ });
    await signInThrough(page, ORGANISER, () => button.click());
    await page.getByRole('button', { name: new RegExp(ORGANISER.name) }).waitFor();
  }
  await page.addInitScript(() => {
    window.addEventListener('app-ready', () => (document.documentElement.dataset.ready = 'yes'), { once: true });
  });
  await page.goto(view.path);
  if (!/\/(join|vote)$/.test(view.path)) {
    await page.mouse.move(5, 5);
    await page.locator('html[data-ready]').waitFor();
  }
  await page.waitForTimeout(SETTLES_MS);
  await view.act?.(page);
  await look.dress?.(page);
  await page.waitForTimeout(SETTLES_MS);
  await page.evaluate(showAll, view.isWhole ?? false);
  await page.screenshot({ path: file, fullPage: view.isWhole ?? false });
  await view.after?.(page);
  await page.close();
};

const args = process.argv.slice(2);
const isWanted = (name: string) => args.length === 0 || args.some((word) => name.startsWith(word));

const app = await startApp({ seedsDemo: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROME_PATH,
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  const views = viewsOf(await publishSamples(app.address, ORGANISER.name));
  for (const [lookName, look] of Object.entries(LOOKS)) {
    const wanted = Object.entries(views).filter(([name]) => isWanted(`${lookName}/${name}`));
    const folder = path.join(ROOT, 'test-results/sheets', lookName);
    mkdirSync(folder, { recursive: true });
    for (const isSignedIn of [false, true]) {
      const group = wanted.filter(([, view]) => (view.isSignedIn ?? false) === isSignedIn);
      if (group.length === 0) continue;
      const context = await contextOf(browser, look, app.address);
      for (const [place, [name, view]] of group.entries()) {
        await shoot(context, look, view, path.join(folder, `${name}.png`), place === 0).catch((error: unknown) => {
          console.error(`${lookName}/${name}: ${String(error).split('\n')[0] ?? ''}`);
        });
      }
      await context.close();
    }
    if (wanted.length > 0) console.log(`${lookName}: ${wanted.length}`);
  }
} finally {
  await browser.close();
  await app.stop();
}
