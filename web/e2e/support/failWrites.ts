import type { Page } from '@playwright/test';

/** The server hears of no change from now on; what is read goes on. */
export const failWrites = (page: Page) =>
  page.route('**/graphql', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
