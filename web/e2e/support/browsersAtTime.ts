import { type Browser, type BrowserContext, type Page, test } from '@playwright/test';
import type { DateTime } from 'luxon';
import { tellAlive } from './alive.ts';
import { iso, ZONE } from './weeklyGame.ts';

/**
 * Browsers whose clocks a test sets, in the zone of the weekly game. They are closed after the last test: before the servers that
 * they ask, if this is called before `withTwoServers`.
 */
export const browsersAtTime = (startsAt: DateTime) => {
  const contexts: BrowserContext[] = [];
  let time = startsAt;
  test.afterAll(() => Promise.all(contexts.map((context) => context.close())));
  return {
    /** Somebody's own browser. */
    async open(browser: Browser, baseURL: string, device: object = {}): Promise<Page> {
      const context = await browser.newContext({ ...device, baseURL, serviceWorkers: 'block', timezoneId: ZONE });
      contexts.push(context);
      await tellAlive(context);
      await context.clock.setFixedTime(iso(time));
      return context.newPage();
    },
    async setTime(to: DateTime): Promise<void> {
      time = to;
      await Promise.all(contexts.map(({ clock }) => clock.setFixedTime(iso(to))));
    },
    /** A page that is not looked at any more asks for nothing any more. */
    async close(page: Page): Promise<void> {
      contexts.splice(contexts.indexOf(page.context()), 1);
      await page.context().close();
    },
  };
};
