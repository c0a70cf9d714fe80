import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { failWrites } from './support/failWrites.ts';
import { inDays } from './support/inDays.ts';
import { openPollAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { votesOf } from './support/votesOf.ts';

const organiser = { name: 'Paula Poll', email: 'paula.early@example.com' };
const voter = { name: 'Viktor', email: 'viktor.early@example.com' };
const PLACES = [0, 1, 2];

const openPoll = async (request: APIRequestContext): Promise<string> => {
  const { urlHash } = await openPollAs(request, organiser, {
    title: 'Which early evening?',
    location: 'Kleiner Saal',
    timezone: 'Europe/Berlin',
    participantThreshold: 9,
    eventTypeId: 2,
    isPrivate: true,
    options: [7, 8, 9].map((days) => ({ date: inDays(days) })),
  });
  return urlHash;
};

const cell = (page: Page, place: number) => page.locator('[data-own-vote]').nth(place);

const saveAs = async (page: Page, name: string) => {
  const form = page.getByRole('form', { name: 'Who is voting?' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('button', { name: 'Save my votes' }).click();
  await expect(form).toBeHidden();
};

test.describe('before the app runs, every press counts', () => {
  test('three dates that are clicked are three votes, and look as if they wait', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) {
      await cell(page, place).click();
      await expect(cell(page, place)).toHaveCSS('cursor', 'progress');
    }
    letGo();
    for (const place of PLACES) await expect(cell(page, place)).toHaveAttribute('data-vote', 'yes');
    await expect(cell(page, 0)).toHaveCSS('cursor', 'pointer');
    await saveAs(page, 'Vera');
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [1, 1, 1]]]);
  });

  test('keys do: they choose dates and go from one to the next', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    await cell(page, 0).focus();
    for (const key of ['Enter', 'ArrowRight', '3', 'End', ' ', ' ']) await page.keyboard.press(key);
    letGo();
    await expect(cell(page, 2)).toBeFocused();
    await saveAs(page, 'Vera');
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [1, 0.3, 0.5]]]);
  });

  test('a long press asks how likely it is', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    await cell(page, 1).click({ delay: 700 });
    letGo();
    await expect(page.getByRole('dialog', { name: 'How likely will you come?' })).toBeVisible();
  });

  test('presses are those of the account, though who is signed in is not known yet', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await signIn(page, voter);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) await cell(page, place).click();
    letGo();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [1, 1, 1]]]);
    await expect(page.getByRole('form', { name: 'Who is voting?' })).toBeHidden();
  });

  test('a link that is pressed after others is followed after them', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await signIn(page, voter);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    await cell(page, 0).click();
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click();
    letGo();
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [1, null, null]]]);
  });

  test('a tab and the language are as they were chosen', async ({ page }) => {
    const letGo = await delayAppCode(page);
    await page.goto('/');
    await page.getByRole('tab', { name: /^Archive/ }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    letGo();
    await expect(page.getByRole('tab', { name: /^Archiv/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('button', { name: 'Neues Event' })).toBeVisible();
  });

  test('where the app never comes, the page says that a press came to nothing', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(`/polls/${urlHash}`);
    await cell(page, 0).click();
    fail();
    const note = page.getByRole('alert').filter({ hasText: 'What you pressed was not saved.' });
    await expect(note).toBeVisible();
    await expect(note).toBeInViewport();
    await page.unrouteAll();
    await note.getByRole('link', { name: 'Reload the page' }).click();
    await cell(page, 0).click();
    await expect(cell(page, 0)).toHaveAttribute('data-vote', 'yes');
  });
});

test.describe('with fingers', () => {
  test.use({ hasTouch: true });

  test('three dates that are tapped before the app runs are three votes', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) await cell(page, place).tap();
    letGo();
    await saveAs(page, 'Vera');
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [1, 1, 1]]]);
  });
});

test.describe('while votes are saved', () => {
  const show = async (page: Page, request: APIRequestContext) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await signIn(page, voter);
    await page.goto(`/polls/${urlHash}`);
    await expect(page.getByRole('button', { name: `User menu of ${voter.name}` })).toBeVisible();
    return urlHash;
  };

  test('further ones are saved after them, however slow that is', async ({ page, request }) => {
    const urlHash = await show(page, request);
    const going: (() => void)[] = [];
    let isSlow = true;
    await page.route('**/graphql', async (route) => {
      if (route.request().method() !== 'POST' || !isSlow) return route.fallback();
      await new Promise<void>((resolve) => going.push(resolve));
      return route.continue();
    });
    await cell(page, 0).click();
    await expect.poll(() => going.length).toBe(1);
    for (const place of [1, 2, 1]) await cell(page, place).click();
    going[0]?.();
    await expect.poll(() => going.length).toBe(2);
    await cell(page, 0).click();
    isSlow = false;
    going[1]?.();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [0.5, 0.5, 1]]]);
  });

  test('those that do not arrive stay, the page says so, and they can be sent again', async ({ page, request }) => {
    const urlHash = await show(page, request);
    await failWrites(page);
    await cell(page, 0).click();
    const note = page.getByRole('alert').filter({ hasText: 'Your votes are not saved yet' });
    await expect(note).toBeVisible();
    await cell(page, 1).click();
    await expect(note).toBeVisible();
    for (const place of [0, 1]) await expect(cell(page, place)).toHaveAttribute('data-vote', 'yes');
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toBeHidden();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [1, 1, null]]]);
  });

  test('those of a time without a connection are sent when it is back', async ({ page, request, context }) => {
    const urlHash = await show(page, request);
    await context.setOffline(true);
    await cell(page, 2).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Your votes are not saved yet' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [null, null, 1]]]);
  });
});
