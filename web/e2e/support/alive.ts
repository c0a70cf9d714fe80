import type { BrowserContext, Page } from '@playwright/test';

/** Has each page of `context` tell when the app has taken it over. */
export const tellAlive = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.addEventListener('app-ready', () => (document.documentElement.dataset.alive = 'yes'), { once: true });
  });

/**
 * Until the app has taken the page over, a press of 'Join Event' leads to the page of the form alone where the machine is
 * slow: tests of what the app does wait for it.
 */
export const untilAlive = (page: Page): Promise<void> => page.locator('html[data-alive]').waitFor();
