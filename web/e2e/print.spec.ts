import { expect, type Page, test } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { joinAs, openPollAs, publishAs } from './support/publishAs.ts';

const organiser = { name: 'Paula Print', email: 'paula.print@example.com' };
const shared = {
  location: 'Tiergarten, Berlin',
  timezone: 'Europe/Berlin',
  participantThreshold: 9,
  eventTypeId: 2,
  isPrivate: true,
};

/** A sheet of A4 within its margins, in pixels of CSS. */
const SHEET = { width: 718, height: 1047 };

/** The page as it goes to paper. */
const print = async (page: Page) => {
  await expect(page.locator('html')).not.toHaveAttribute('data-early');
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
};

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('an event prints everybody who has responded, and nothing to press', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...shared, title: 'A big picnic', date: inDays(5) });
  const names = Array.from({ length: 15 }, (_, index) => `Guest ${index + 1}`);
  for (const [index, name] of names.entries()) {
    await joinAs(request, { name, email: `print.${index}@example.com` }, urlHash, {});
  }
  await page.goto(`/events/${urlHash}`);
  await expect(page.getByRole('button', { name: 'Show all 15 responses' })).toBeVisible();
  await print(page);
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('a poll of twenty dates prints all of them beside each other', async ({ page, request }) => {
  const options = Array.from({ length: 20 }, (_, index) => ({ date: inDays(7 + index) }));
  const { urlHash } = await openPollAs(request, organiser, { ...shared, title: 'Which evening?', options });
  await page.goto(`/polls/${urlHash}`);
  await print(page);
  await expect(page.getByRole('columnheader')).toHaveCount(21);
  await expect(page.getByRole('form', { name: 'Your votes' })).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
