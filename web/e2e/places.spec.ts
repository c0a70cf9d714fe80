import { expect, test, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { hideAs, joinAs, publishAs } from './support/publishAs.ts';
import { signIn, type Person } from './support/signIn.ts';

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
  await dialog.getByRole('checkbox', { name: 'Only if enough others are in' }).check();
  await dialog.getByRole('spinbutton', { name: 'At least this many people' }).fill('3');
  await dialog.getByRole('button', { name: 'Join Event', exact: true }).click();
  await expect(page.getByRole('article').getByText('You are in once 3 are')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Keep this link to change your response' })).toBeVisible();
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

test('whose response is hidden edits it from home, too', async ({ page, request }) => {
  const title = 'Padel behind the curtain';
  // before all that other tests publish: home lists ten at a time
  const hash = await publishAs(request, organiser, { ...EVENT, title, date: inDays(3 / 24) });
  await joinAs(request, first, hash, {});
  const { id } = await joinAs(request, second, hash, {});
  await hideAs(request, organiser, hash, id);
  await page.goto('/');
  await signIn(page, second);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).not.toContainText('Selma');
  await card.getByRole('button', { name: 'Edit Response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Selma');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Still here');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Response updated!', { exact: true })).toBeVisible();
  await expect(card).not.toContainText('Selma');
  await expect(card).toContainText('1 of 2');
  await page.goto(`/events/${hash}`);
  const selma = page.getByRole('listitem').filter({ hasText: 'Selma' });
  await expect(selma).toContainText('Still here');
  await expect(selma).toContainText('hidden');
});

test('who has no account edits a hidden response from home, too, in this browser alone', async ({
  page,
  request,
  browser,
}) => {
  const title = 'Padel behind another curtain';
  const hash = await publishAs(request, organiser, { ...EVENT, title, date: inDays(3 / 24) });
  await page.goto(`/events/${hash}`);
  const join = await openJoin(page, 'Join Event', 'Vera');
  const joined = page.waitForResponse((response) => response.request().postData()?.includes('JoinEvent') ?? false);
  await join.getByRole('button', { name: 'Join Event', exact: true }).click();
  const { data } = (await (await joined).json()) as { data: { joinEvent: { participant: { id: string } } } };
  await hideAs(request, organiser, hash, Number(data.joinEvent.participant.id));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).not.toContainText('Vera');
  await card.getByRole('button', { name: 'Edit Response' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('Still here');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Response updated!', { exact: true })).toBeVisible();
  await expect(card).toContainText('0 of 2');

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/');
  const theirs = stranger.getByRole('article').filter({ hasText: title });
  await expect(theirs.getByRole('button', { name: 'Join Event' })).toBeVisible();
  await expect(theirs).toContainText('0 of 2');
  await stranger.context().close();
});
