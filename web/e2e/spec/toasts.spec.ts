import { expect, test, type Page } from '@playwright/test';
import { inDays } from '../support/inDays.ts';
import { publishAs } from '../support/publishAs.ts';

const organiser = { name: 'Tilda Toast', email: 'tilda@example.com' };

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');

const share = (page: Page) => page.getByRole('button', { name: 'Share' }).click();
const copy = (page: Page) => page.getByRole('menuitem', { name: 'Copy Link' });

const copyLink = async (page: Page) => {
  await share(page);
  await copy(page).click();
};

test.describe('Toasts', () => {
  test.use({ permissions: ['clipboard-write'] });

  test.beforeEach(async ({ page, request }) => {
    const hash = await publishAs(request, organiser, {
      title: 'A short word',
      location: 'Here',
      date: inDays(300),
      timezone: 'Europe/Berlin',
      participantThreshold: 2,
      eventTypeId: 5,
    });
    await page.clock.install();
    await page.goto(`/events/${hash}`);
  });

  test('one at a time, for five seconds', async ({ page }) => {
    await copyLink(page);
    await expect(toasts(page)).toHaveCount(1);
    await copyLink(page);
    await expect(toasts(page)).toHaveCount(1);

    // the next is for so long by a clock that stands still meanwhile, however busy the machine is
    await share(page);
    await expect(copy(page)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(toasts(page)).toHaveCount(0);
    await copy(page).click();
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(4_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.clock.runFor(2_000);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('it covers neither Back nor what is in the header', async ({ page }) => {
    await copyLink(page);
    await expect(toasts(page)).toBeVisible();
    const toast = await toasts(page).boundingBox();
    const others = [page.getByRole('banner'), page.getByRole('button', { name: 'Back' })];
    for (const other of others) {
      const box = await other.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(toast?.y ?? 0);
    }
  });

  test('F8 leads to it', async ({ page }) => {
    await copyLink(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
  });
});
