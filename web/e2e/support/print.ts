import { expect, type Page } from '@playwright/test';

/** What is left of a sheet of A4 within its margins, in pixels of CSS. */
export const UPRIGHT = { width: 718, height: 1_047 };
export const ACROSS = { width: UPRIGHT.height, height: UPRIGHT.width };

/** The page as it goes to paper. */
export const print = async (page: Page, sheet = UPRIGHT): Promise<void> => {
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
};

/** By how much the page is wider than the sheet. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
