import { expect, type Page } from '@playwright/test';
import { tooSmallTargets } from '../tooSmallTargets.ts';

const NARROWEST = { width: 320, height: 640 };

/** What is wider than the place it has: the page itself, or a box that would have to be scrolled sideways; a table or a carousel may. */
const overflows = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => {
        const mayScroll = element.matches('[data-carousel], :has(> [role="grid"])');
        const scrolls = !mayScroll && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        return (element === document.documentElement || scrolls) && element.scrollWidth > element.clientWidth;
      })
      .map((element) => `${element.tagName.toLowerCase()} ${element.scrollWidth} > ${element.clientWidth}`),
  );

/** What one presses in an open dialog and touches an edge of the screen, where a thumb also swipes home. */
const atTheEdge = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="dialog"] button, [role="alertdialog"] button')]
      .filter((button) => button.checkVisibility())
      .filter((button) => {
        const { left, right, bottom } = button.getBoundingClientRect();
        const isInSight = bottom <= innerHeight + 1;
        return isInSight && (left < 8 || right > innerWidth - 8 || bottom > innerHeight - 8);
      })
      .map(({ textContent }) => textContent),
  );

/** A thumb meets what it taps, and the narrowest phone shows all of it. */
export const fitsPhone = async (page: Page, name: string): Promise<void> => {
  const phone = page.viewportSize();
  expect.soft(await page.evaluate(tooSmallTargets), `${name}: to tap`).toEqual([]);
  expect.soft(await atTheEdge(page), `${name}: at the edge`).toEqual([]);
  await page.setViewportSize(NARROWEST);
  expect.soft(await overflows(page), `${name}: 320 px wide`).toEqual([]);
  if (phone) await page.setViewportSize(phone);
};
