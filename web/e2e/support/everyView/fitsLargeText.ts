import { expect, type Page } from '@playwright/test';
import { cutControls } from '../cutControls.ts';
import { stickingOut } from '../stickingOut.ts';

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** With texts of twice their size, as people have them who see less well, nothing sticks out of its place, and no control is cut. */
export const fitsLargeText = async (page: Page, name: string): Promise<void> => {
  await setTextSize(page, '200%');
  // a menu that has grown takes a few frames to find its place again
  await expect
    .soft(async () => {
      expect(await page.evaluate(stickingOut), `${name}: twice the size`).toEqual([]);
      expect(await page.evaluate(cutControls), `${name}: twice the size, cut`).toEqual([]);
    })
    .toPass({ timeout: 10_000 });
  await setTextSize(page, '');
};
