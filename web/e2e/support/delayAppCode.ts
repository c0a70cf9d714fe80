import type { Page } from '@playwright/test';

/** Keeps the app's code back until the answer is called. */
export const delayAppCode = async (page: Page): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  return () => letGo();
};
