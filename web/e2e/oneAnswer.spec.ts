import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { joinAs, openPollAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, switchAt, votingForm, whoVotes } from './support/votingForm.ts';

const organiser = { name: 'Frida First', email: 'frida.once@example.com' };
const member = { name: 'Mona Member', email: 'mona.once@example.com' };

const shared = {
  title: 'Skating after work',
  location: 'Spree, Berlin',
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
  // on no list, which other tests look at
  isPrivate: true,
};
const publish = (request: APIRequestContext) => publishAs(request, organiser, { ...shared, date: inDays(5) });
const openPoll = async (request: APIRequestContext) => {
  const options = [7, 8].map((days) => ({ date: inDays(days) }));
  return (await openPollAs(request, organiser, { ...shared, options })).urlHash;
};

/** What the server holds: name and comment of each. */
const responsesOf = async (request: APIRequestContext, urlHash: string): Promise<string[][]> => {
  const { participants } = await (await request.get(`/api/events/${urlHash}`)).json();
  return participants.map(({ name, comment }: Record<string, string>) => [name, comment]);
};

/** One tab waits until the other has been answered, and asks then. */
const PATIENCE_MS = 60_000;

const CHANGES = 'You responded in another tab. Your entry below changes that response.';

const joinButton = (page: Page) => page.getByRole('button', { name: 'Join Event' });
const joinDialog = (page: Page) => page.getByRole('dialog', { name: 'Join Event' });
const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Response' });

/** Opens the dialog and types; nothing is sent. */
const begin = async (page: Page, { name, comment }: { name: string; comment?: string }) => {
  await joinButton(page).click();
  await joinDialog(page).getByRole('textbox', { name: 'Name' }).fill(name);
  if (comment) await joinDialog(page).getByRole('textbox', { name: 'Comment' }).fill(comment);
};
const send = (page: Page) => joinDialog(page).getByRole('button', { name: 'Join Event' }).click();

/** Sends the forms of all tabs at the same moment; one that is gone by then has been answered by what another did. */
const submitAll = (forms: readonly Locator[]) =>
  Promise.all(
    forms.map((form) => form.evaluateAll((found) => found.forEach((one) => (one as HTMLFormElement).requestSubmit()))),
  );

const join = async (page: Page, name: string) => {
  await begin(page, { name });
  await send(page);
  await expect(page.getByRole('button', { name: 'Edit Response', exact: true })).toBeEnabled();
};

/** How many say that another tab was first. */
const countTelling = async (tabs: readonly Page[]) => {
  const counts = await Promise.all(tabs.map((tab) => editDialog(tab).filter({ hasText: CHANGES }).count()));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Sends the join forms of all tabs at the same moment; one of them turns out to be the second, and says so. */
const sendTogether = async (request: APIRequestContext, urlHash: string, tabs: readonly Page[], name: string) => {
  for (const [at, tab] of tabs.entries()) await begin(tab, { name, comment: `From tab ${at}` });
  await submitAll(tabs.map((tab) => joinDialog(tab).locator('form')));
  await expect.poll(() => countTelling(tabs), { timeout: PATIENCE_MS }).toBe(1);
  await expect.poll(async () => (await responsesOf(request, urlHash)).length).toBe(1);
};

const openTabs = async (context: BrowserContext, page: Page, path: string) => {
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto(path);
  return second;
};

test.describe('a person with two tabs has one response', () => {
  test('when the app of the second does not run yet: its button waits', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    const second = await context.newPage();
    const letGo = await delayAppCode(second);
    await second.goto(`/events/${urlHash}`);
    await page.goto(`/events/${urlHash}`);
    await join(page, 'Vera');
    await expect(second.getByRole('button', { name: 'Looking for your response...' })).toBeDisabled();
    letGo();
    await expect(second.getByRole('button', { name: 'Edit Response', exact: true })).toBeEnabled();
  });

  test('when what the second shows is older than the response of the first', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    const older = await (await page.goto(`/events/${urlHash}`))?.text();
    await join(page, 'Vera');
    const second = await context.newPage();
    await second.route(`**/events/${urlHash}`, (route) =>
      route.fulfill({ body: older ?? '', contentType: 'text/html' }),
    );
    await second.goto(`/events/${urlHash}`);
    await expect(second.getByRole('button', { name: 'Edit Response', exact: true })).toBeEnabled();
    await expect(second.getByRole('list', { name: 'Responses' })).toContainText('Vera (you)');
  });

  test('when the dialog of the second is open: it edits then, with what was typed', async ({
    page,
    context,
    request,
  }) => {
    const urlHash = await publish(request);
    const second = await openTabs(context, page, `/events/${urlHash}`);
    await begin(second, { name: 'Vera', comment: 'With my own skates' });
    await join(page, 'Vera V.');
    await expect(editDialog(second)).toContainText(CHANGES);
    await expect(editDialog(second).getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
    await expect(editDialog(second).getByRole('textbox', { name: 'Comment' })).toHaveValue('With my own skates');
    await editDialog(second).getByRole('button', { name: 'Save Changes' }).click();
    await expect(editDialog(second)).toBeHidden();
    expect(await responsesOf(request, urlHash)).toEqual([['Vera', 'With my own skates']]);
  });

  test('when both send at the same moment', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    const second = await openTabs(context, page, `/events/${urlHash}`);
    const tabs = [page, second];
    await sendTogether(request, urlHash, tabs, 'Vera');
    for (const tab of tabs) await expect(joinDialog(tab)).toBeHidden();
  });

  test('when both send at the same moment as one account', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    await page.goto('/about');
    await signIn(page, member);
    const second = await openTabs(context, page, `/events/${urlHash}`);
    await sendTogether(request, urlHash, [page, second], 'Mona');
  });

  test('when the first signs in as somebody who has responded', async ({ page, context, request }) => {
    const urlHash = await publish(request);
    await joinAs(request, member, urlHash, {});
    const second = await openTabs(context, page, `/events/${urlHash}`);
    await begin(second, { name: 'Mona', comment: 'Just now' });
    await signIn(page, member);
    await expect(editDialog(second)).toContainText(CHANGES);
    await expect(editDialog(second).getByRole('textbox', { name: 'Comment' })).toHaveValue('Just now');
  });

  test('when the first takes back what the second edits: it joins then, with what was typed', async ({
    page,
    context,
    request,
  }) => {
    const urlHash = await publish(request);
    const second = await openTabs(context, page, `/events/${urlHash}`);
    await join(page, 'Vera');
    await second.getByRole('button', { name: 'Edit Response', exact: true }).click();
    await editDialog(second).getByRole('textbox', { name: 'Comment' }).fill('A little late');
    await page.getByRole('button', { name: "Remove Vera's response" }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(joinDialog(second)).toContainText('Your response was removed in the meantime.');
    await expect(joinDialog(second).getByRole('textbox', { name: 'Comment' })).toHaveValue('A little late');
    await send(second);
    await expect(joinDialog(second)).toBeHidden();
    expect(await responsesOf(request, urlHash)).toEqual([['Vera', 'A little late']]);
  });

  test('by a double click on the button that joins', async ({ page, request }) => {
    const urlHash = await publish(request);
    await page.goto(`/events/${urlHash}`);
    await begin(page, { name: 'Vera' });
    await joinDialog(page).getByRole('button', { name: 'Join Event' }).dblclick();
    await expect(page.getByRole('button', { name: 'Edit Response', exact: true })).toBeEnabled();
    expect(await responsesOf(request, urlHash)).toHaveLength(1);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('when both have the form open: the second edits, with what was typed', async ({ page, context, request }) => {
      const urlHash = await publish(request);
      const second = await openTabs(context, page, `/events/${urlHash}/join`);
      for (const tab of [page, second]) await tab.getByRole('textbox', { name: 'Name' }).fill('Vera');
      await second.getByRole('textbox', { name: 'Comment' }).fill('With my own skates');
      await second.getByRole('textbox', { name: 'Email' }).fill('vera@example.com');
      for (const tab of [page, second]) await tab.getByRole('button', { name: 'Join Event' }).click();
      await expect(second.getByRole('heading', { level: 1 })).toHaveText('Edit Response');
      await expect(second.getByRole('alert')).toHaveText(CHANGES);
      await expect(second.getByRole('textbox', { name: 'Email' })).toHaveValue('vera@example.com');
      await second.getByRole('button', { name: 'Save Changes' }).click();
      await expect(second.getByRole('status').filter({ hasText: 'Response updated!' })).toBeVisible();
      expect(await responsesOf(request, urlHash)).toEqual([['Vera', 'With my own skates']]);
    });
  });
});

test.describe('a person with two tabs has one row in a poll', () => {
  const form = whoVotes;
  const beginVote = async (page: Page, place: number) => {
    await choiceAt(page, place).check();
    await form(page).getByRole('textbox', { name: 'Name' }).fill('Vera');
  };
  const sendVote = (page: Page) => form(page).getByRole('button', { name: 'Save my votes' }).click();
  const bothDates = [['Vera', [1, 1]]];

  test('when the second is pressed before its app runs', async ({ page, context, request }) => {
    const urlHash = await openPoll(request);
    const second = await context.newPage();
    const letGo = await delayAppCode(second);
    await second.goto(`/polls/${urlHash}`);
    await choiceAt(second, 1).check();
    await page.goto(`/polls/${urlHash}`);
    await beginVote(page, 0);
    await sendVote(page);
    await expect(form(page)).toBeHidden();
    letGo();
    await expect.poll(() => votesOf(request, urlHash)).toEqual(bothDates);
    await expect(switchAt(second, 0)).toHaveAttribute('data-vote', 'yes');
    await expect(form(second)).toBeHidden();
  });

  test('when the second is asked for a name: its votes change the others, and it says so', async ({
    page,
    context,
    request,
  }) => {
    const urlHash = await openPoll(request);
    const second = await openTabs(context, page, `/polls/${urlHash}`);
    await beginVote(second, 1);
    await beginVote(page, 0);
    await sendVote(page);
    await expect(form(second)).toBeHidden();
    await expect(second.getByText('You voted in another tab. Your votes here change those.').first()).toBeVisible();
    await expect.poll(() => votesOf(request, urlHash)).toEqual(bothDates);
  });

  test('when both send at the same moment', async ({ page, context, request }) => {
    const urlHash = await openPoll(request);
    const second = await openTabs(context, page, `/polls/${urlHash}`);
    await beginVote(page, 0);
    await beginVote(second, 1);
    await submitAll([page, second].map(votingForm));
    await expect.poll(() => votesOf(request, urlHash)).toEqual(bothDates);
    for (const tab of [page, second]) await expect(form(tab)).toBeHidden();
  });

  test('when both vote at the same moment as one account', async ({ page, context, request }) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await signIn(page, member);
    const second = await openTabs(context, page, `/polls/${urlHash}`);
    for (const tab of [page, second])
      await expect(tab.getByRole('button', { name: `User menu of ${member.name}` })).toBeVisible();
    await Promise.all([choiceAt(page, 0).check(), choiceAt(second, 1).check()]);
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[member.name, [1, 1]]]);
  });
});
