import { expect, test, type Page } from '@playwright/test';
import { tooSmallTargets } from './support/tooSmallTargets.ts';
import { type Person, signIn } from './support/signIn.ts';
import { operator } from './support/operator.ts';
import { organiserViews } from './support/organiserViews.ts';
import { pollViews, pollViewsOfOrganiser, publishPolls } from './support/pollViews.ts';
import { placeViews, publishPlaces, waitingView } from './support/placeViews.ts';
import { publishForViews, show, type View } from './support/views.ts';
import { visitorViews } from './support/visitorViews.ts';

const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 640 };

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

test.use({ contextOptions: { reducedMotion: 'reduce' }, hasTouch: true, trace: 'off' });

/** What is wider than the place it has: the page itself, or a box that would have to be scrolled sideways; a table may. */
const overflows = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')]
      .filter((element) => {
        const isOfTable = element.querySelector(':scope > [role="grid"]') !== null;
        const scrolls = !isOfTable && ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
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

const expectToFit = async (page: Page, views: readonly View[]) => {
  for (const view of views.filter(({ on = 'phone' }) => on === 'phone')) {
    await test.step(view.name, async () => {
      await page.setViewportSize(PHONE);
      await show(page, view);
      expect.soft(await page.evaluate(tooSmallTargets), `${view.name}: to tap`).toEqual([]);
      expect.soft(await atTheEdge(page), `${view.name}: at the edge`).toEqual([]);
      await page.setViewportSize(NARROWEST);
      expect.soft(await overflows(page), `${view.name}: 320 px wide`).toEqual([]);
    });
  }
};

test('what a visitor sees fits a phone', async ({ page, request }) => {
  await expectToFit(page, visitorViews(await publishForViews(request, operator, guest)));
});

test('what is said and asked about places fits a phone', async ({ page, request }) => {
  const hashes = await publishPlaces(request, operator);
  await expectToFit(page, [...placeViews(hashes), waitingView(hashes)]);
});

test('what is about date polls fits a phone', async ({ page, request }) => {
  const hashes = await publishPolls(request, operator);
  await expectToFit(page, pollViews(hashes));
  await page.goto('/about');
  await signIn(page, operator);
  await expectToFit(page, pollViewsOfOrganiser(hashes));
});

test('what an organiser sees fits a phone', async ({ page, request }) => {
  const urlHash = await publishForViews(request, operator, guest);
  await page.goto('/');
  await signIn(page, operator);
  await expectToFit(page, organiserViews(urlHash));
});

for (const locale of ['en-US', 'de-DE']) {
  test.describe(`a phone (${locale})`, () => {
    test.use({ locale, viewport: PHONE });

    test('has each way to find a date on one line', async ({ page }) => {
      await page.goto('/polls/new');
      const links = page.locator('nav', { has: page.locator('a[href="/polls/new"]') }).locator('a');
      await expect(links).toHaveCount(2);
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights).toEqual([44, 44]);
    });
  });
}
