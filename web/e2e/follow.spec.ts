import { expect, test } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Olaf Follows', email: 'olaf@example.com' };
const EVENT = {
  title: 'Evening run',
  location: 'The old bridge',
  date: inDays(4),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 3,
};

test('somebody follows from the page of an event, sees it in their menu, and ends it there', async ({
  page,
  request,
}) => {
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Hear about new events' });
  await expect(dialog.getByText('Sign in, or leave an email address')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await signIn(page, { name: 'Fay', email: 'fay@example.com' });
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await dialog.getByRole('radio', { name: /^More events of the type/ }).check();
  await dialog.getByRole('radio', { name: 'Everywhere' }).check();
  await dialog.getByRole('radio', { name: 'Once a day' }).check();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await dialog.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByText('You now follow Olaf Follows.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'User menu of Fay' }).click();
  await page.getByRole('button', { name: 'What you follow' }).click();
  const list = page.getByRole('dialog', { name: 'What you follow' });
  await expect(list.getByRole('listitem')).toHaveText([/Olaf Follows.*Organiser · At once/, /Type · Once a day/]);
  expect(await axeFindings(page)).toEqual([]);
  await list.getByRole('button', { name: 'Stop following Olaf Follows' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('nobody can follow from what is private, nor themselves', async ({ page, request }) => {
  const hidden = await publishAs(request, organiser, { ...EVENT, isPrivate: true });
  await page.goto(`/events/${hidden}`);
  await expect(page.getByRole('button', { name: 'Report this event' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
  const own = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${own}`);
  await signIn(page, organiser);
  await expect(page.getByRole('button', { name: 'Hand Over' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0);
});
