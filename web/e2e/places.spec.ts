import { expect, test, type Page } from '@playwright/test';
import { joinAs, publishAs } from './support/publishAs.ts';
import type { Person } from './support/signIn.ts';

const organiser: Person = { name: 'Petra Places', email: 'petra@example.com' };
const first: Person = { name: 'Fritz', email: 'fritz@example.com' };
const second: Person = { name: 'Selma', email: 'selma@example.com' };

const EVENT = {
  title: 'Padel at noon',
  location: 'Padelcenter, Berlin',
  date: '2031-03-01T11:00:00.000Z',
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  eventTypeId: 4,
};

const openJoin = async (page: Page, button: string, name: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  return dialog;
};

test('a yes with a guest and a condition comes once the condition is met', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, participantThreshold: 4, capacity: 8, maxGuests: 2 });
  await page.goto(`/events/${hash}`);
  const dialog = await openJoin(page, 'Join Event', 'Vera');
  await dialog.getByRole('button', { name: 'More: Guests' }).click();
  await dialog.getByRole('button', { name: 'Only if enough others are in…' }).click();
  await dialog.getByRole('spinbutton', { name: 'Only if at least this many are in' }).fill('3');
  await dialog.getByRole('button', { name: 'Join Event', exact: true }).click();
  await expect(page.getByRole('article').getByText('You are in once 3 are')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Keep this link to change your answer' })).toBeVisible();
  await joinAs(request, first, hash, {});
  await page.reload();
  const vera = page.getByRole('listitem').filter({ hasText: 'Vera' });
  await expect(vera).toContainText('+1');
  await expect(page.getByText('2 yes · 1 guest')).toBeVisible();
  await expect(page.getByText('You are in once 3 are')).toBeHidden();
});

test('who waits moves up when a place is freed', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...EVENT, capacity: 2 });
  await page.goto(`/events/${hash}`);
  const own = await openJoin(page, 'Join Event', 'Vera');
  await own.getByRole('button', { name: 'Join Event', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  await joinAs(request, first, hash, {});
  await joinAs(request, second, hash, {});
  await page.reload();
  const selma = page.getByRole('listitem').filter({ hasText: 'Selma' });
  await expect(selma).toContainText('waits, 1st');
  await expect(page.getByText('Full, 1 waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await dialog.getByRole('radio', { name: 'No' }).click();
  await dialog.getByRole('checkbox', { name: 'Ask me if you are short' }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(selma).toContainText('100%');
  await expect(page.getByText('2 yes · 1 on standby')).toBeVisible();
});
