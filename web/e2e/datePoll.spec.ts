import { expect, test } from '@playwright/test';
import { choose } from './support/controls.ts';
import { axeFindings } from './support/axeFindings.ts';
import { signIn } from './support/signIn.ts';
import { choiceAt, saveVotesAs } from './support/votingForm.ts';

test('an organiser lets people vote, and the date that enough can make becomes the event', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await signIn(page, { name: 'Ada', email: 'ada@example.com' });
  await page.goto('/polls/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Which evening?');
  await choose(page, 'Event Type', 'Tennis');
  await page.getByRole('textbox', { name: 'Location' }).fill('Pier 2');
  await page.getByRole('spinbutton', { name: 'Participant Threshold' }).fill('2');
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.locator('[data-day$="-10"]').click();
  await page.locator('[data-day$="-12"]').click();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open Poll' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your poll is open' });
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeFocused();
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/polls\/[\w-]{22}$/);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Which evening?' })).toBeVisible();
  await expect(page.locator('[data-own-vote]').first()).toBeVisible();
  const address = page.url();
  expect(await axeFindings(page)).toEqual([]);

  await choiceAt(page, 0).check();
  await expect(page.getByRole('columnheader').getByText('Best')).toBeVisible();
  const visitors = await browser.newContext({ timezoneId: 'America/New_York' });
  const visitor = await visitors.newPage();
  await visitor.goto(address);
  await choiceAt(visitor, 0).check();
  await saveVotesAs(visitor, 'Bo');
  await visitor.getByRole('link', { name: 'Go to the event' }).click();
  await expect(visitor.getByRole('article').getByText('Bo', { exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Edit Response' }).first()).toBeVisible();
  await visitors.close();
});
