import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { codeTo } from './support/mailboxTexts.ts';
import { publishAs } from './support/publishAs.ts';

const organiser = { name: 'Tom Texts', email: 'tom@example.com' };
const EVENT = {
  title: 'Canoeing',
  location: 'The landing stage',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const openJoin = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel(/^Name/).fill('Vera');
  return dialog;
};

const consent = /^Text me at this number/;

test('somebody joins with a number, and confirms it by the code from the text', async ({ page, request }) => {
  const phone = '+12127365010';
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  const dialog = await openJoin(page);
  await dialog.getByLabel('Mobile Number').fill('+1 (212) 736-5010');
  await expect(dialog.getByRole('checkbox', { name: consent })).not.toBeChecked();
  // without consent nothing is sent
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(dialog.getByText('Please agree to texts about this event')).toBeVisible();
  await dialog.getByRole('checkbox', { name: consent }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Join Event' }).click();

  const confirming = page.getByRole('dialog', { name: 'Confirm Your Number' });
  const field = confirming.getByLabel('Code from the text');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  expect(await axeFindings(page)).toEqual([]);
  const code = await codeTo(request, phone);
  await field.fill(code === '123456' ? '654321' : '123456');
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(/^This code is wrong. Tries left: 4/)).toBeVisible();
  await field.fill(code);
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirming).toBeHidden();
  await expect(page.getByText('Your number is confirmed', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Edit Response' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(edit.getByText(`Texts about this event go to ${phone}.`)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await edit.getByRole('button', { name: 'Remove the number' }).click();
  await expect(edit.getByLabel('Mobile Number')).toBeVisible();
});

test('somebody who has joined leaves a number later, and confirms it in Edit Response', async ({ page, request }) => {
  const phone = '+12127365020';
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  const dialog = await openJoin(page);
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Response' });
  await edit.getByLabel('Mobile Number').fill('+1 212 736 5020');
  await edit.getByRole('checkbox', { name: consent }).check();
  await edit.getByRole('button', { name: 'Get texts' }).click();
  await edit.getByLabel('Code from the text').fill(await codeTo(request, phone));
  await edit.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(edit.getByText(`Texts about this event go to ${phone}.`)).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody joins with a number', async ({ page, request }) => {
    const phone = '+12127365030';
    const hash = await publishAs(request, organiser, EVENT);
    await page.goto(`/events/${hash}/join`);
    await page.getByLabel(/^Name/).fill('Vera');
    await page.getByLabel('Mobile Number').fill(phone);
    await page.getByRole('button', { name: 'Join Event' }).click();
    await expect(page.getByText('Please agree to texts about this event').first()).toBeVisible();
    await page.getByRole('checkbox', { name: consent }).check();
    await page.getByRole('button', { name: 'Join Event' }).click();
    await expect(page).toHaveURL(`/events/${hash}`);
    await page.getByRole('button', { name: 'Edit Response' }).click();
    const code = await codeTo(request, phone);
    const type = async (typed: string) => {
      await page.getByLabel('Code from the text').fill(typed);
      await page.getByRole('button', { name: 'Confirm' }).click();
    };
    await type(code === '123456' ? '654321' : '123456');
    await expect(page.getByText('This code is wrong. Tries left: 4').first()).toBeVisible();
    await expect(page.getByLabel(/^Name/)).toHaveValue('Vera');
    await type(code);
    await expect(page).toHaveURL(`/events/${hash}`);
    await page.getByRole('button', { name: 'Edit Response' }).click();
    await expect(page.getByLabel('Mobile Number')).toBeVisible();
    await expect(page.getByLabel('Code from the text')).toBeHidden();
  });
});
