import { expect, type Page, test } from '@playwright/test';
import { cutControls } from './support/cutControls.ts';
import { operator } from './support/operator.ts';
import { organiserViews } from './support/organiserViews.ts';
import { pollViews, pollViewsOfOrganiser, publishPolls } from './support/pollViews.ts';
import { type Person, signIn } from './support/signIn.ts';
import { stickingOut } from './support/stickingOut.ts';
import { publishForViews, show, type View } from './support/views.ts';
import { visitorViews } from './support/visitorViews.ts';

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  trace: 'off',
});

/** Texts of twice their size, as people have them who see less well. */
const enlarge = (page: Page) =>
  page.addInitScript(() => {
    const root = () => document.querySelector('html');
    new MutationObserver((_, observer) => {
      root()?.style.setProperty('font-size', '200%');
      if (root()) observer.disconnect();
    }).observe(document, { childList: true });
  });

const expectWhole = async (page: Page, views: readonly View[]) => {
  for (const view of views.filter(({ on = 'phone' }) => on === 'phone')) {
    await test.step(view.name, async () => {
      await show(page, view);
      expect.soft(await page.evaluate(stickingOut), view.name).toEqual([]);
      expect.soft(await page.evaluate(cutControls), `${view.name}: cut`).toEqual([]);
    });
  }
};

const onPath = (path: string): View => ({
  name: path,
  show: async (page) => {
    await page.goto(path);
    await expect(page.locator('html')).not.toHaveAttribute('data-early');
    await expect(page.locator('h1')).toBeVisible();
  },
});

test.describe('with texts of twice their size, a phone shows all', () => {
  test.beforeEach(({ page }) => enlarge(page));

  test('of what a visitor sees', async ({ page, request }) => {
    await expectWhole(page, visitorViews(await publishForViews(request, operator, guest)));
  });

  test('of polls', async ({ page, request }) => {
    const hashes = await publishPolls(request, operator);
    await expectWhole(page, pollViews(hashes));
    await page.goto('/about');
    await signIn(page, operator);
    await expectWhole(page, pollViewsOfOrganiser(hashes));
  });

  test('of what an organiser sees', async ({ page, request }) => {
    const urlHash = await publishForViews(request, operator, guest);
    await page.goto('/');
    await signIn(page, operator);
    await expectWhole(page, organiserViews(urlHash));
  });

  test.describe('in German, whose words are longer', () => {
    test.use({ locale: 'de-DE' });

    test('of pages', async ({ page, request }) => {
      const urlHash = await publishForViews(request, operator, guest);
      const { open, picked } = await publishPolls(request, operator);
      const events = ['/', '/create', `/events/${urlHash}`];
      const polls = ['/polls/new', `/polls/${open}`, `/polls/${picked}`];
      await expectWhole(page, [...events, ...polls, '/about'].map(onPath));
    });
  });
});
