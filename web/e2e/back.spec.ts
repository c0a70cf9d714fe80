import { devices, expect, test, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { deleteAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7'];
test.use(phone);

const organiser = { name: 'Bea Back', email: 'bea@example.com' };
const aHike = {
  title: 'A hike',
  location: 'Grunewald, Berlin',
  date: inDays(25 / 24),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const nameIn = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Name' });

const openFromHome = async (page: Page, urlHash: string) => {
  await page.goto('/about');
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  await expect(nameIn(page)).toBeVisible();
};

test('Back closes a dialog, keeps what was typed, and then leaves the page', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, aHike);
  await openFromHome(page, urlHash);
  await nameIn(page).fill('Vera');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`/events/${urlHash}`);

  await page.getByRole('button', { name: 'Join Event' }).click();
  await expect(nameIn(page)).toHaveValue('Vera');
  await page.getByRole('dialog').getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();

  await test.step('what was changed of a response is there again, too', async () => {
    await page.getByRole('button', { name: 'Edit Response' }).click();
    await nameIn(page).fill('Vera Vogel');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Edit Response' }).click();
    await expect(nameIn(page)).toHaveValue('Vera Vogel');
  });

  await test.step('a dialog that is closed otherwise costs no press of Back', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
  await deleteAs(request, organiser, urlHash);
});

test('Back keeps what was typed into Edit Event, until it is saved', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, aHike);
  await page.goto(`/events/${urlHash}`);
  await signIn(page, organiser);
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const title = page.getByRole('dialog').getByRole('textbox', { name: 'Title' });
  await edit.click();
  await title.fill('A longer hike');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await edit.click();
  await expect(title).toHaveValue('A longer hike');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A longer hike' })).toBeVisible();
  await deleteAs(request, organiser, urlHash);
});

test('the archive is still shown after Back and a reload, and comes with the page', async ({
  page,
  browser,
  request,
}) => {
  const urlHash = await publishAs(request, organiser, { ...aHike, title: 'Last week’s hike', date: inDays(-7) });
  await page.goto('/?type=2');
  const archive = page.getByRole('tab', { name: /^Archive/ });
  await archive.click();
  await expect(page).toHaveURL('/?type=2&tab=archive');
  await page.getByRole('link', { name: 'Last week’s hike' }).click();
  await expect(page).toHaveURL(`/events/${urlHash}`);
  await page.goBack();
  await expect(archive).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(archive).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: /^Upcoming/ }).click();
  await expect(page).toHaveURL('/?type=2');

  const reader = await browser.newContext({ javaScriptEnabled: false });
  const written = await reader.newPage();
  await written.goto('/?tab=archive');
  await expect(written.getByRole('tab', { name: /^Archive/ })).toHaveAttribute('aria-selected', 'true');
  await expect(written.getByText('Event Concluded').first()).toBeVisible();
  await reader.close();
  await deleteAs(request, organiser, urlHash);
});

test('a person who is about to join is told when the event is cancelled', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...aHike, title: 'A short hike' });
  await page.goto('/?type=2');
  const card = page.getByRole('article', { name: 'A short hike' });
  await card.getByRole('button', { name: 'Join Event' }).click();
  await nameIn(page).fill('Vera');
  await deleteAs(request, organiser, urlHash);
  await expect(page.getByText('A short hike was cancelled by its organiser', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
