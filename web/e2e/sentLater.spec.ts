import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { findCard } from './support/findCard.ts';
import { inDays } from './support/inDays.ts';
import { aPicnic, aPoll, installed, keptOf, organiser } from './support/installedApp.ts';
import { deleteAs, openPollAs, publishAs } from './support/publishAs.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, switchAt, whoVotes } from './support/votingForm.ts';

test.use({ serviceWorkers: 'allow' });

test.describe('a form says without a connection what becomes of it, and keeps it', () => {
  const KEPT = 'You are offline. Your response is kept in this tab, and you can send it when you are back.';
  const LATER = 'You are offline. Your response is sent as soon as you are back. Leave this page open until then.';
  const KEPT_VOTES = 'You are offline. Your votes are kept in this tab, and you can send them when you are back.';
  test('of a response, through a reload too, until it is sent', async ({ page, context, request }) => {
    const urlHash = await publishAs(request, organiser, aPicnic);
    await page.goto(`/events/${urlHash}`);
    await installed(page);
    await expect.poll(() => keptOf(page, 'EventDetail')).toBe(1);
    const form = page.getByRole('dialog', { name: 'Join Event' });
    const name = form.getByRole('textbox', { name: 'Name' });
    const open = () => page.getByRole('button', { name: 'Join Event' }).first().click();
    await open();
    await name.fill('Ofelia');
    await form.getByRole('radio', { name: 'Maybe' }).check();

    await context.setOffline(true);
    await expect(form.getByRole('status').getByText(KEPT)).toBeVisible();
    await page.reload();
    await open();
    await expect(name).toHaveValue('Ofelia');
    await expect(form.getByRole('radio', { name: 'Maybe' })).toBeChecked();
    await expect(form.getByRole('status').getByText(KEPT)).toBeVisible();

    // a press is a promise
    await form.getByRole('button', { name: 'Send when online' }).click();
    await expect(form.getByRole('status').getByText(LATER)).toBeVisible();
    await expect(name).toHaveValue('Ofelia');
    await context.setOffline(false);
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: 'Responses' }).getByText('Ofelia')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Response' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Response' });
    await context.setOffline(true);
    await expect(editing.getByText(KEPT)).toBeVisible();
    await editing.getByRole('radio', { name: 'Yes' }).check();
    await editing.getByRole('button', { name: 'Send when online' }).click();
    await expect(editing.getByText(LATER)).toBeVisible();
    await context.setOffline(false);
    await expect(editing).toBeHidden();
    await expect(page.getByText('You: yes')).toBeVisible();
    await deleteAs(request, organiser, urlHash);
  });

  test('of votes, through a reload too: the first ones until they are sent, later ones are sent by themselves', async ({
    page,
    context,
    request,
  }) => {
    const { urlHash } = await openPollAs(request, organiser, aPoll);
    await page.goto(`/polls/${urlHash}`);
    await installed(page);
    await choiceAt(page, 0).check();
    await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill('Ofelia');

    await context.setOffline(true);
    await expect(whoVotes(page).getByRole('status').getByText(KEPT_VOTES)).toBeVisible();
    await whoVotes(page).getByRole('button', { name: 'Send when online' }).click();
    await expect(whoVotes(page).getByText('Your votes are sent as soon as you are back')).toBeVisible();
    await page.reload();
    await expect(choiceAt(page, 0)).toBeChecked();
    await expect(whoVotes(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ofelia');
    await whoVotes(page).getByRole('button', { name: 'Send when online' }).click();
    await expect(whoVotes(page).getByText('Your votes are sent as soon as you are back')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Ofelia', [1, null]]]);

    await context.setOffline(true);
    await choiceAt(page, 1).check();
    await expect(page.getByRole('alert')).toContainText('Your votes are sent as soon as you are back');
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Your votes are sent as soon as you are back');
    await expect(choiceAt(page, 1)).toBeChecked();
    await context.setOffline(false);
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Ofelia', [1, 1]]]);
    await expect(switchAt(page, 1)).toHaveAttribute('data-vote', 'yes');
    await expect(page.getByRole('alert')).toBeHidden();
    await deleteAs(request, organiser, urlHash, 'polls');
  });
});

test.describe('a response that is taken back without a connection is removed when there is one', () => {
  const KEPT_WITHDRAWAL = 'You are offline. Your response is removed as soon as you are back.';
  const join = async (page: Page) => {
    await page.getByRole('button', { name: 'Join Event' }).first().click();
    const form = page.getByRole('dialog', { name: 'Join Event' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Ofelia');
    await form.getByRole('button', { name: 'Join Event' }).click();
    await expect(form).toBeHidden();
  };
  const takeBack = async (page: Page, where: Locator) => {
    await where.getByRole('button', { name: "Remove Ofelia's response" }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(KEPT_WITHDRAWAL);
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(question).toBeHidden();
  };
  const namesOf = async (request: APIRequestContext, urlHash: string) => {
    const { participants } = (await (await request.get(`/api/events/${urlHash}`)).json()) as {
      participants: { name: string }[];
    };
    return participants.map(({ name }) => name);
  };

  test('on its page, through a reload too', async ({ page, context, request }) => {
    const urlHash = await publishAs(request, organiser, aPicnic);
    await page.goto(`/events/${urlHash}`);
    await installed(page);
    await join(page);
    const list = page.getByRole('list', { name: 'Responses' });
    // what the dialog needs is there
    await list.getByRole('button', { name: "Remove Ofelia's response" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.reload();
    await expect(list.getByText('Ofelia')).toBeVisible();

    await context.setOffline(true);
    await takeBack(page, list);
    const note = page.getByRole('alert').filter({ hasText: KEPT_WITHDRAWAL });
    await expect(note).toBeVisible();
    expect(await namesOf(request, urlHash)).toEqual(['Ofelia']);
    await page.reload();
    await expect(note).toBeVisible();
    await expect(list.getByText('Ofelia')).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Response removed successfully', { exact: true })).toBeVisible();
    await expect(note).toBeHidden();
    await expect.poll(() => namesOf(request, urlHash)).toEqual([]);
    await deleteAs(request, organiser, urlHash);
  });

  test('on the home page', async ({ page, context, request }) => {
    const urlHash = await publishAs(request, organiser, { ...aPicnic, title: 'A picnic to leave', date: inDays(0.1) });
    await page.goto(`/events/${urlHash}`);
    await installed(page);
    await join(page);
    await page.goto('/');
    const card = await findCard(page, 'A picnic to leave');
    await card.getByRole('button', { name: "Remove Ofelia's response" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await context.setOffline(true);
    await takeBack(page, card);
    await context.setOffline(false);
    await expect(page.getByText('Response removed successfully', { exact: true })).toBeVisible();
    await expect.poll(() => namesOf(request, urlHash)).toEqual([]);
    await deleteAs(request, organiser, urlHash);
  });
});
