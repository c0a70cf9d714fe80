import { expect, type Page, test } from '@playwright/test';
import { builtFileOf } from './support/builtFileOf.ts';
import { openList } from './support/controls.ts';
import { inDays } from './support/inDays.ts';
import { aPicnic, aPoll, installed, keptOf, organiser } from './support/installedApp.ts';
import { deleteAs, openPollAs, publishAs } from './support/publishAs.ts';
import { choiceAt } from './support/votingForm.ts';

test.use({ serviceWorkers: 'allow' });

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
