import { type APIRequestContext, expect, type Locator, test, type Page } from '@playwright/test';
import { builtFileOf } from './support/builtFileOf.ts';
import { openList } from './support/controls.ts';
import { findCard } from './support/findCard.ts';
import { inDays } from './support/inDays.ts';
import { deleteAs, openPollAs, publishAs } from './support/publishAs.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, saveVotesAs, switchAt, whoVotes } from './support/votingForm.ts';

test.use({ serviceWorkers: 'allow' });

/** The app is installed once its worker answers for the page. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });

/** How many answers to an operation the worker has kept. */
const keptOf = (page: Page, operation: string) =>
  page.evaluate(async (name) => {
    const addresses = (await (await caches.open('quorum-answers')).keys()).map(({ url }) => url);
    return addresses.filter((address) => address.includes(name)).length;
  }, operation);

const organiser = { name: 'Olga Offline', email: 'olga@example.com' };
const aPicnic = {
  title: 'A picnic',
  location: 'The meadow',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const { date: _date, ...kind } = aPicnic;
const aPoll = { ...kind, title: 'Which day?', options: [3, 4].map((days) => ({ date: inDays(days) })) };

const NOTE = 'You are offline. You can still read what you have opened before.';

test('an event that was seen can be read without a connection, another one cannot', async ({ page, context }) => {
  await page.goto('/');
  await installed(page);
  // the first view, and the list that is loaded after it
  await expect.poll(() => keptOf(page, 'HomeEvents')).toBe(2);
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  const seen = (await links.nth(0).textContent()) ?? '';
  const unseen = (await links.nth(1).getAttribute('href')) ?? '';
  const answered = page.waitForResponse(/operationName=EventDetail/);
  await links.nth(0).click();
  await (await answered).finished();
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
  const address = page.url();

  await context.setOffline(true);
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Responses' }).getByRole('listitem')).not.toHaveCount(0);
  await expect(page.getByText(NOTE)).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('article', { name: seen })).toBeVisible();
  await openList(page, 'Filter by event type');
  await expect(page.getByRole('option', { name: 'Soccer' })).toBeVisible();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();

  await page.goto(unseen);
  await expect(page.getByText('The event could not be loaded')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(NOTE)).toBeHidden();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toBeVisible();
});

test('a deleted event is not kept', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, aPicnic);
  await page.goto(`/events/${urlHash}`);
  await installed(page);
  await expect.poll(() => keptOf(page, 'EventDetail')).toBe(1);
  await deleteAs(request, organiser, urlHash);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A picnic was cancelled by its organiser' })).toBeVisible();
  await expect.poll(() => keptOf(page, 'EventDetail')).toBe(0);
});

test('a poll that was opened can be read without a connection, until it is deleted', async ({
  page,
  context,
  request,
}) => {
  const { urlHash } = await openPollAs(request, organiser, aPoll);
  await page.goto(`/polls/${urlHash}`);
  await installed(page);
  await expect.poll(() => keptOf(page, 'PollDetail')).toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Which day?' })).toBeVisible();
  await expect(choiceAt(page, 1)).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await context.setOffline(false);
  await deleteAs(request, organiser, urlHash, 'polls');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Which day? was cancelled by its organiser' })).toBeVisible();
  await expect.poll(() => keptOf(page, 'PollDetail')).toBe(0);
});

test.describe('what was shown when the connection went away stays', () => {
  const hours = (count: number) => inDays(count / 24);
  const goOffline = async (page: Page, path: string) => {
    await page.goto(path);
    // what is fetched ahead is here: the app has neither taken the page over nor asked for anything
    await page.waitForFunction(() => {
      const ahead = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(
        ({ href }) => href,
      );
      const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      return ahead.length > 0 && ahead.every((file) => fetched.has(file));
    });
    await page.context().setOffline(true);
  };

  test('on the home page, also of events that have begun', async ({ page, request }) => {
    const running = { ...aPicnic, title: 'A camp', date: hours(-30), endTime: hours(20) };
    const urlHash = await publishAs(request, organiser, running);
    await goOffline(page, '/');
    const shown = await page.getByRole('article').count();
    expect(shown).toBeGreaterThan(1);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByText('The list could not be refreshed. Trying again.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'A camp' })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(shown);
    await page.context().setOffline(false);
    await expect(page.getByText(NOTE)).toBeHidden();
    await deleteAs(request, organiser, urlHash);
  });

  for (const [what, times] of Object.entries({
    'to come': { date: hours(60) },
    'under way': { date: hours(-30), endTime: hours(20) },
    past: { date: hours(-3), endTime: hours(-2) },
    concluded: { date: hours(-90) },
  })) {
    test(`on the page of an event that is ${what}`, async ({ page, request }) => {
      const urlHash = await publishAs(request, organiser, { ...aPicnic, ...times });
      await goOffline(page, `/events/${urlHash}`);
      await expect(page.getByText(NOTE)).toBeVisible();
      await expect(page.getByRole('article', { name: 'A picnic' })).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText(NOTE)).toBeHidden();
      await expect(page.getByRole('article', { name: 'A picnic' })).toBeVisible();
      await deleteAs(request, organiser, urlHash);
    });
  }

  test('on a page of text, whose code has not come', async ({ page }) => {
    // with a connection the app would load the page again
    let failNow = () => {};
    const offline = new Promise<void>((resolve) => (failNow = resolve));
    const code = `**/${builtFileOf('src/pages/about/ofText.ts')}`;
    await page.route(code, async (route) => {
      await offline;
      await route.abort();
    });
    const asked = page.waitForRequest(code);
    await page.goto('/guide', { waitUntil: 'domcontentloaded' });
    await asked;
    await page.context().setOffline(true);
    failNow();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('a form says without a connection what becomes of it, and keeps it', () => {
  const KEPT = 'You are offline. Your response is kept in this tab, and you can send it when you are back.';
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
    await form.getByRole('button', { name: 'Send when online' }).click();
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText(KEPT)).toBeVisible();
    await expect(name).toHaveValue('Ofelia');

    await page.reload();
    await open();
    await expect(name).toHaveValue('Ofelia');
    await expect(form.getByRole('radio', { name: 'Maybe' })).toBeChecked();
    await expect(form.getByRole('status').getByText(KEPT)).toBeVisible();

    await context.setOffline(false);
    await expect(form.getByText(KEPT)).toBeHidden();
    await form.getByRole('button', { name: 'Join Event' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('list', { name: 'Responses' }).getByText('Ofelia')).toBeVisible();

    await page.getByRole('button', { name: 'Edit Response' }).click();
    const editing = page.getByRole('dialog', { name: 'Edit Response' });
    await context.setOffline(true);
    await expect(editing.getByText(KEPT)).toBeVisible();
    await expect(editing.getByRole('button', { name: 'Send when online' })).toBeEnabled();
    await context.setOffline(false);
    await expect(editing.getByRole('button', { name: 'Save Changes' })).toBeEnabled();
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
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText(KEPT_VOTES)).toBeVisible();
    await expect(choiceAt(page, 0)).toBeChecked();

    await context.setOffline(false);
    await page.reload();
    await expect(choiceAt(page, 0)).toBeChecked();
    await expect(whoVotes(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Ofelia');
    await saveVotesAs(page, 'Ofelia');
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
