import type { Page } from '@playwright/test';

/** The server learns of no change from now on; what is read goes on. */
export const failWrites = (page: Page) =>
  page.route('**/graphql', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
