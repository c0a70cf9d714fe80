import { expect, test } from '@playwright/test';
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

test('somebody leaves a number in their account, is told by text, and removes it', async ({ page, request }) => {
  await page.goto('/about');
  await signIn(page, paula);
  await page.goto('/notifications');
  const section = page.getByRole('region', { name: 'Your number for texts' });
  const leave = async () => {
    await section.getByLabel('Mobile Number').fill('+1 (212) 736-5089');
    await expect(section.getByRole('checkbox', { name: consent })).not.toBeChecked();
    await expect(section.getByRole('button', { name: 'Get texts' })).toBeDisabled();
    await section.getByRole('checkbox', { name: consent }).check();
    await section.getByRole('button', { name: 'Get texts' }).click();
  };

  // no code goes out to somebody who has nothing to do with any event
  await leave();
  await expect(page.getByText(/^A code is sent once you are part of an event that is still to come/)).toBeVisible();
  expect(await textsTo(request, PHONE)).toEqual([]);

  const hash = await publishAs(request, organiser, EVENT);
  await joinAs(request, paula, hash, { likelihood: 1 });
  expect(await axeFindings(page)).toEqual([]);
  await section.getByRole('button', { name: 'Get texts' }).click();
  const field = section.getByLabel('Code from the text');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(await axeFindings(page)).toEqual([]);
  await field.fill(await codeTo(request, PHONE));
  await section.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(section.getByText(`Texts about your events go to ${PHONE}. Only you see it.`)).toBeVisible();
  await page.reload();
  await expect(section.getByText(`Texts about your events go to ${PHONE}. Only you see it.`)).toBeVisible();

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
  const section = page.getByRole('region', { name: 'Your number for texts' });
  await section.getByLabel('Mobile Number').fill(phone);
  await section.getByRole('checkbox', { name: consent }).check();
  await section.getByRole('button', { name: 'Get texts' }).click();
  await section.getByLabel('Code from the text').fill(await codeTo(request, phone));
  await section.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(section.getByText(`Texts about your events go to ${phone}.`)).toBeVisible();

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
