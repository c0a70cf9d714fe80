import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { failWrites } from './support/failWrites.ts';
import { inDays } from './support/inDays.ts';
import { openPollAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, saveVotesAs, switchAt, whoVotes } from './support/votingForm.ts';

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

test.describe('before the app runs', () => {
  test('what is chosen and typed is there at once, and is saved once the app runs', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) {
      await choiceAt(page, place).check();
      await expect(choiceAt(page, place)).toBeChecked();
    }
    await choiceAt(page, 1, 'maybe').check();
    await switchAt(page, 1).getByRole('combobox').selectOption('30%');
    await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill('Vera');
    letGo();
    for (const [place, vote] of ['yes', 'maybe', 'yes'].entries())
      await expect(switchAt(page, place)).toHaveAttribute('data-vote', vote);
    await expect(whoVotes(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
    await whoVotes(page).getByRole('button', { name: 'Save my votes' }).click();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [1, 0.3, 1]]]);
  });

  test('it is still there when the app changes to another language', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('quorum-language', 'de'));
    await page.context().clearCookies();
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    await choiceAt(page, 0, 'no').check();
    await choiceAt(page, 2, 'maybe').check();
    await switchAt(page, 2).locator('select').selectOption('0.7');
    await page.locator('form [name="name"]').fill('Vera');
    letGo();
    await expect(page.getByRole('heading', { name: 'Wann kannst du?' })).toBeVisible();
    await expect(switchAt(page, 2)).toHaveAttribute('data-vote', 'maybe');
    await expect(page.locator('form [name="name"]')).toHaveValue('Vera');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [0, null, 0.7]]]);
  });

  test('keys choose dates, as the browser has it', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    await choiceAt(page, 0).focus();
    for (const key of [' ', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    letGo();
    await expect(switchAt(page, 0)).toHaveAttribute('data-vote', 'no');
    await saveVotesAs(page, 'Vera');
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [0, null, null]]]);
  });

  test('one can send them before it runs', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) await choiceAt(page, place, 'no').check();
    await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Saved for Vera: 0 yes, 0 maybe, 3 no' })).toBeVisible();
    await expect(page).toHaveURL(`/polls/${urlHash}`);
    expect(await votesOf(request, urlHash)).toEqual([['Vera', [0, 0, 0]]]);
  });

  test('what only the app can do cannot be pressed, and looks so', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    const report = page.getByRole('button', { name: 'Report this poll' });
    await expect(report).toHaveCSS('pointer-events', 'none');
    await expect(report).toHaveCSS('opacity', '0.6');
    letGo();
    await report.click();
    await expect(page.getByRole('dialog', { name: 'Report Poll' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(report).toHaveCSS('opacity', '1');
  });

  test('votes are those of the account, though who is signed in is not known yet', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    await page.goto('/about');
    await signIn(page, voter);
    const letGo = await delayAppCode(page);
    await page.goto(`/polls/${urlHash}`);
    for (const place of PLACES) await choiceAt(page, place).check();
    // sent now, they would be those of a stranger
    await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.keyboard.press('Enter');
    letGo();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [1, 1, 1]]]);
    await expect(whoVotes(page)).toBeHidden();
  });

  test('a tab shows its list', async ({ page }) => {
    await delayAppCode(page);
    await page.goto('/?type=2');
    await page.getByRole('tab', { name: /^Archive/ }).click();
    await expect(page).toHaveURL('/?type=2&tab=archive');
    await expect(page.getByRole('tab', { name: /^Archive/ })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: /^Upcoming/ }).click();
    await expect(page).toHaveURL('/?type=2');
  });

  test('where the app never comes, the page says so; a form can be sent', async ({ page, request }) => {
    const urlHash = await openPoll(request);
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/assets/index-*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto(`/polls/${urlHash}`);
    // a reload would forget it
    await choiceAt(page, 0).check();
    fail();
    const note = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
    await expect(note).toBeVisible();
    await expect(note).toBeInViewport();
    await expect(choiceAt(page, 0)).toBeChecked();
    await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill('Vera');
    await page.getByRole('button', { name: 'None of these' }).click();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([['Vera', [0, 0, 0]]]);
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
    await choiceAt(page, 0).check();
    await expect.poll(() => going.length).toBe(1);
    await choiceAt(page, 1).check();
    await choiceAt(page, 2).check();
    await choiceAt(page, 1, 'maybe').check();
    going[0]?.();
    await expect.poll(() => going.length).toBe(2);
    await choiceAt(page, 0, 'maybe').check();
    isSlow = false;
    going[1]?.();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [0.5, 0.5, 1]]]);
  });

  test('those that do not arrive stay, the page says so, and they can be sent again', async ({ page, request }) => {
    const urlHash = await show(page, request);
    await failWrites(page);
    let failed = 0;
    page.on('requestfailed', () => failed++);
    await choiceAt(page, 0).check();
    const note = page.getByRole('alert').filter({ hasText: 'Your votes are not saved yet' });
    await expect(note).toBeVisible();
    await choiceAt(page, 1).check();
    // only once both have failed, or the second would still go through
    await expect.poll(() => failed).toBe(2);
    await expect(note).toBeVisible();
    for (const place of [0, 1]) await expect(switchAt(page, place)).toHaveAttribute('data-vote', 'yes');
    await page.unrouteAll();
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(note).toBeHidden();
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [1, 1, null]]]);
  });

  test('those of a time without a connection are sent when it is back', async ({ page, request, context }) => {
    const urlHash = await show(page, request);
    await context.setOffline(true);
    await choiceAt(page, 2).check();
    const kept = 'You are offline. Your votes are sent as soon as you are back. This tab keeps them until then.';
    await expect(page.getByRole('alert').filter({ hasText: kept })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => votesOf(request, urlHash)).toEqual([[voter.name, [null, null, 1]]]);
  });
});
