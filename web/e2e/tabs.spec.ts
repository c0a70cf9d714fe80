import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { joinAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Frida First', email: 'frida@example.com' };

const publish = (request: APIRequestContext) =>
  publishAs(request, organiser, {
    title: 'Rowing at dawn',
    location: 'Spree, Berlin',
    date: inDays(5),
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
  });

const edit = (page: Page) => page.getByRole('button', { name: 'Edit Response', exact: true });

const join = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(edit(page)).toBeEnabled();
};

test.describe('two tabs of one browser', () => {
  test('learn of each other’s responses at once: one joins, both edit; one withdraws, both may join', async ({
    page,
    context,
    request,
  }) => {
    const urlHash = await publish(request);
    const second = await context.newPage();
    for (const tab of [page, second]) {
      await tab.goto(`/events/${urlHash}`);
      await tab.mouse.move(10, 10);
    }
    await join(page, 'Vera');
    await expect(edit(second)).toBeEnabled();
    await expect(second.getByRole('list', { name: 'Responses' })).toContainText('Vera (you)');
    await second.getByRole('button', { name: "Remove Vera's response" }).click();
    await second.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Join Event' })).toBeEnabled();
    await expect(page.getByText('No responses yet.')).toBeVisible();
  });

  test('do so also where one of them has not been taken over yet', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    const second = await context.newPage();
    const letGo = await delayAppCode(second);
    await second.goto(`/events/${urlHash}`);
    await page.goto(`/events/${urlHash}`);
    await join(page, 'Vera');
    letGo();
    await expect(edit(second)).toBeEnabled();
  });

  test('do so for a signed-in person', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    await page.goto(`/events/${urlHash}`);
    await signIn(page, { name: 'Sina', email: 'sina@example.com' });
    const second = await context.newPage();
    await second.goto(`/events/${urlHash}`);
    await expect(second.getByRole('button', { name: 'Join Event' })).toBeEnabled();
    await join(page, 'Sina');
    await expect(edit(second)).toBeEnabled();
  });
});

test('where a browser holds several responses, each of its rows can be edited, and the button edits the first', async ({
  page,
  request,
}) => {
  const urlHash = await publish(request);
  await joinAs(request, { name: 'Gustav', email: 'gustav@example.com' }, urlHash, {});
  await page.goto(`/events/${urlHash}`);
  for (const name of ['Vera', 'Ben']) {
    // two tabs may do so at the same time, and a friend's phone may be empty
    const joined = await page.request.post(`/api/events/${urlHash}/join`, { data: { name } });
    const { id, responseToken } = await joined.json();
    await page.evaluate(([key, token]) => localStorage.setItem(key, token), [`response-token-${id}`, responseToken]);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: /^Edit .*'s response$/ })).toHaveCount(2);
  await page.getByRole('button', { name: "Edit Ben's response" }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ben');
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('With a paddle');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ben (you)' })).toContainText('With a paddle');

  await edit(page).click();
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: "Remove Ben's response" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: /^Edit .*'s response$/ })).toHaveCount(0);
  await expect(edit(page)).toBeEnabled();
});

test('the organiser sees who has answered twice', async ({ page, request }) => {
  const urlHash = await publish(request);
  for (const name of ['Vera', 'Ben', 'vera'])
    await expect(
      await request.post(`/api/events/${urlHash}/join`, { data: { name, email: 'vera@example.com' } }),
    ).toBeOK();
  await page.goto(`/events/${urlHash}`);
  await expect(page.getByText('Twice?')).toHaveCount(0);
  await signIn(page, organiser);
  await expect(page.getByText('Twice?')).toHaveCount(2);
  await expect(page.getByTitle('Another response has the same name and address.').first()).toBeVisible();
});
