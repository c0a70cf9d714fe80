import { expect, test, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { axeFindings } from './support/axeFindings.ts';
import { type Person, signIn } from './support/signIn.ts';
import { operator } from './support/operator.ts';
import { organiserViews } from './support/organiserViews.ts';
import { pollViews, pollViewsOfOrganiser, publishPolls } from './support/pollViews.ts';
import { placeViews, publishPlaces, waitingView } from './support/placeViews.ts';
import { publishForViews, show, type View } from './support/views.ts';
import { visitorViews } from './support/visitorViews.ts';

const SETTLED_MS = 60_000;
const SCREENS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
} as const;

const guest: Person = { name: 'Guido', email: 'guido@example.com' };

// a colour on its way to another is none that anybody reads
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });
// every view, on two screens and in two schemes
test.setTimeout(300_000);

const WCAG_22_AA: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
};
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** What is found is looked for again: a slow machine takes its time to paint, and a page that settles meanwhile is none to judge. */
const expectNothingFound = (page: Page, look: string, options = WCAG_22_AA) =>
  expect
    .soft(async () => {
      expect(await axeFindings(page, options), look).toEqual([]);
    })
    .toPass({ timeout: SETTLED_MS });

const expectAccessible = async (page: Page, views: readonly View[]) => {
  for (const [screen, size] of Object.entries(SCREENS)) {
    await page.setViewportSize(size);
    for (const view of views.filter(({ on = screen }) => on === screen)) {
      await test.step(`${view.name} on a ${screen}`, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await show(page, view);
        await expectNothingFound(page, `${view.name}, ${screen}, light`);
        await page.emulateMedia({ colorScheme: 'dark' });
        // the other scheme differs in its colours alone
        await expectNothingFound(page, `${view.name}, ${screen}, dark`, COLOURS);
      });
    }
  }
};

test('axe finds nothing in what a visitor sees', async ({ page, request }) => {
  await expectAccessible(page, visitorViews(await publishForViews(request, operator, guest)));
});

test('axe finds nothing in what is said and asked about places', async ({ page, request }) => {
  const hashes = await publishPlaces(request, operator);
  await expectAccessible(page, placeViews(hashes));
  await show(page, waitingView(hashes));
  await expectNothingFound(page, waitingView(hashes).name);
});

test('axe finds nothing in date polls', async ({ page, request }) => {
  const hashes = await publishPolls(request, operator);
  await expectAccessible(page, pollViews(hashes));
  await page.goto('/about');
  await signIn(page, operator);
  await expectAccessible(page, pollViewsOfOrganiser(hashes));
});

test('axe finds nothing in what an organiser sees', async ({ page, request }) => {
  const urlHash = await publishForViews(request, operator, guest);
  await page.goto('/');
  await signIn(page, operator);
  await expectAccessible(page, organiserViews(urlHash));
});
