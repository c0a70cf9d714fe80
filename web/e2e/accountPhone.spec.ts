import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { codeTo, textsTo } from './support/mailboxTexts.ts';
import { decideAs, joinAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Tom Texts', email: 'tom@example.com' };
const paula = { name: 'Paula Phones', email: 'paula@example.com' };
const PHONE = '+12127365089';
const EVENT = {
  title: 'Rowing',
  location: 'The boat house',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  eventTypeId: 2,
};

const consent = /^Text me at this number about events that I respond to or organise/;

const sectionOn = (page: Page) => page.getByRole('region', { name: 'Your number for texts' });

/** Types a number in, which goes off with consent alone. */
const leave = async (section: Locator, typed: string) => {
  await section.getByLabel('Mobile Number').fill(typed);
  await expect(section.getByRole('checkbox', { name: consent })).not.toBeChecked();
  await expect(section.getByRole('button', { name: 'Get texts' })).toBeDisabled();
  await section.getByRole('checkbox', { name: consent }).check();
  await section.getByRole('button', { name: 'Get texts' }).click();
};

const isUsed = (section: Locator, phone: string) =>
  section.getByText(`Texts about your events go to ${phone}. Only you see it.`);

/** Types the code in that its owner gets. */
const confirm = async (section: Locator, request: APIRequestContext, phone: string) => {
  await section.getByLabel('Code from the text').fill(await codeTo(request, phone));
  await section.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(isUsed(section, phone)).toBeVisible();
};

test('somebody leaves a number in their account, is told by text, and removes it', async ({ page, request }) => {
  await page.goto('/about');
  await signIn(page, paula);
  await page.goto('/notifications');
  const section = sectionOn(page);

  // no code goes out to somebody who has nothing to do with any event
  await leave(section, '+1 (212) 736-5089');
  await expect(page.getByText(/^A code is sent once you are part of an event that is still to come/)).toBeVisible();
  expect(await textsTo(request, PHONE)).toEqual([]);

  const hash = await publishAs(request, organiser, EVENT);
  await joinAs(request, paula, hash, { likelihood: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await section.getByRole('button', { name: 'Get texts' }).click();
  const field = section.getByLabel('Code from the text');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axeFindings(page)).toEqual([]);
  await confirm(section, request, PHONE);
  await page.reload();
  await expect(isUsed(section, PHONE)).toBeVisible();

  await decideAs(request, organiser, hash, 'CONFIRM');
  await expect.poll(async () => (await textsTo(request, PHONE))[0]).toMatch(/^(Quorum: )?It's on: "Rowing"/);

  await section.getByRole('button', { name: 'Remove the number' }).click();
  await expect(section.getByLabel('Mobile Number')).toHaveValue('');
  await page.reload();
  await expect(section.getByLabel('Mobile Number')).toHaveValue('');
});

test('the form of a join says which number is used, and leaves it for the organiser only with consent', async ({
  page,
  request,
}) => {
  const phone = '+12127365077';
  const nora = { name: 'Nora Numbers', email: 'nora@example.com' };
  await joinAs(request, nora, await publishAs(request, organiser, EVENT), {});
  await page.goto('/about');
  await signIn(page, nora);
  await page.goto('/notifications');
  const section = sectionOn(page);
  await leave(section, phone);
  await confirm(section, request, phone);

  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await expect(dialog.getByText('For texts about this event we use your number ending in 77.')).toBeVisible();
  await expect(dialog.getByLabel('Mobile Number')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Share a number with the organisers' }).click();
  await expect(dialog.getByLabel('Mobile Number')).toHaveValue(phone);
  const ofResponse = dialog.getByRole('checkbox', { name: /^Text me at this number about this event/ });
  await expect(ofResponse).not.toBeChecked();
  await ofResponse.check();
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  // it is confirmed already
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Edit Response' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(edit.getByText(`Texts about this event go to ${phone}.`)).toBeVisible();
  await edit.getByRole('button', { name: 'Remove the number' }).click();
  await expect(edit.getByText('For texts about this event we use your number ending in 77.')).toBeVisible();
});
