import { expect, test, type Page } from '@playwright/test';
import { joinAs, publishAs } from './support/publishAs.ts';
import type { Person } from './support/signIn.ts';

const organiser: Person = { name: 'Ines Invites', email: 'ines@example.com' };
const PHONE = { width: 390, height: 844 };

const EVENT = {
  title: 'Boules in the park',
  location: 'Paul-Lincke-Ufer, Berlin',
  date: '2031-03-01T11:00:00.000Z',
  timezone: 'Europe/Berlin',
  participantThreshold: 3,
  eventTypeId: 1,
  notes: 'Bring your own boules.\n'.repeat(12),
};

const scrollTo = (page: Page, end: 'top' | 'bottom') =>
  page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.documentElement.scrollHeight), end);

/** Where the button to answer is, from the bottom edge of the screen. */
const fromBottomEdge = async (page: Page, name: string) => {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  return PHONE.height - ((box?.y ?? 0) + (box?.height ?? 0));
};

test.describe('an invitation on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the answer is at the bottom edge, wherever one has scrolled, and covers nothing for good', async ({
    page,
    request,
  }) => {
    await page.goto(`/events/${await publishAs(request, organiser, EVENT)}`);
    for (const end of ['top', 'bottom'] as const) {
      await scrollTo(page, end);
      expect(await fromBottomEdge(page, 'Join Event')).toBeGreaterThanOrEqual(8);
      expect(await fromBottomEdge(page, 'Join Event')).toBeLessThanOrEqual(32);
    }
    const last = await page.getByRole('combobox', { name: 'Language' }).boundingBox();
    const button = await page.getByRole('button', { name: 'Join Event', exact: true }).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });

  test('a join fills a seat, and its toast leaves the answer free', async ({ page, request }) => {
    await page.goto(`/events/${await publishAs(request, organiser, EVENT)}`);
    await expect(page.getByRole('img', { name: '0 of 3 seats taken' })).toBeVisible();
    const icon = page.locator('link[rel="icon"]');
    await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,/);
    const empty = (await icon.getAttribute('href')) ?? '';
    await page.getByRole('button', { name: 'Join Event', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await dialog.getByRole('button', { name: 'Join Event', exact: true }).click();
    await expect(page.getByRole('img', { name: '1 of 3 seats taken' })).toBeVisible();
    await expect(page.getByText('2 more and it happens')).toBeVisible();
    await expect(icon).not.toHaveAttribute('href', empty);
    const toast = page.getByText("You've successfully joined the event!", { exact: true });
    await expect(toast).toBeVisible();
    // it presses what nothing covers
    await page.getByRole('button', { name: 'Edit Response', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Edit Response' })).toBeVisible();
  });
});

test('the address can be copied', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/events/${await publishAs(request, organiser, EVENT)}`);
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(EVENT.location);
});

test('the icon of the tab is the mark again on the next page', async ({ page, request }) => {
  await page.goto(`/events/${await publishAs(request, organiser, EVENT)}`);
  const icon = page.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml,/);
  await page.getByRole('banner').getByRole('link', { name: 'Quorum', exact: true }).click();
  await expect(icon).toHaveAttribute('href', '/favicon.svg');
});

test('the icon of the installed app says how many are missing, while the event is open', async ({ page, request }) => {
  await page.addInitScript(() => {
    Object.assign(window, { badges: [] });
    const note = (badge: number) => {
      (window as unknown as { badges: number[] }).badges.push(badge);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: note, clearAppBadge: () => note(0) });
  });
  const badges = () => page.evaluate(() => (window as unknown as { badges: number[] }).badges);
  const urlHash = await publishAs(request, organiser, EVENT);
  await joinAs(request, organiser, urlHash, {});
  await page.goto(`/events/${urlHash}`);
  await page.mouse.move(5, 5);
  await expect.poll(async () => (await badges()).at(-1)).toBe(2);
  await page.getByRole('banner').getByRole('link', { name: 'Quorum', exact: true }).click();
  await expect.poll(async () => (await badges()).at(-1)).toBe(0);
});
