import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { importAs, openPollAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, saveVotesAs, switchAt, whoVotes } from './support/votingForm.ts';

const organiser = { name: 'Pia Points', email: 'pia.points@example.com' };
const DAYS = [9, 11, 12];

const aPoll = (title: string) => ({
  title,
  location: 'Canal',
  timezone: 'Europe/Berlin',
  participantThreshold: 6,
  isPrivate: true,
  eventTypeId: 2,
  options: DAYS.map((days) => ({ date: inDays(days) })),
});

const openForm = async (page: Page) => {
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto('/polls/new');
  await page.getByRole('button', { name: 'Next month' }).click();
};

const dayAt = (page: Page, day: number) => page.locator(`[data-day$="-${String(day).padStart(2, '0')}"]`);
const centreOf = async (element: Locator) => {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};
const chosenDays = (page: Page) =>
  page
    .locator('[data-day][aria-pressed="true"]')
    .evaluateAll((days) => days.map((day) => Number((day as HTMLElement).dataset.day?.slice(-2))));

test('dates are chosen by a stroke of the mouse, and taken out by another', async ({ page }) => {
  await openForm(page);
  const stroke = async (from: number, to: number) => {
    const [start, end] = [await centreOf(dayAt(page, from)), await centreOf(dayAt(page, to))];
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 12 });
    await page.mouse.up();
  };
  // days below each other are in one column of the month
  await stroke(8, 22);
  await expect.poll(() => chosenDays(page)).toEqual([8, 15, 22]);
  await stroke(15, 22);
  await expect.poll(() => chosenDays(page)).toEqual([8]);
});

test('dates are chosen by a finger that strokes over them', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openForm(page);
  // a finger that goes up or down scrolls the page
  const week = page.getByRole('grid').getByRole('row').nth(3).locator('[data-day]');
  await week.first().scrollIntoViewIfNeeded();
  const [from, over, to] = [await centreOf(week.nth(1)), await centreOf(week.nth(2)), await centreOf(week.nth(3))];
  const days = await week.evaluateAll((all) => all.map((day) => Number((day as HTMLElement).dataset.day?.slice(-2))));
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', from);
  for (const at of [over, to]) await touch('touchMove', at);
  await touch('touchEnd');
  await expect.poll(() => chosenDays(page)).toEqual(days.slice(1, 4));
  await context.close();
});

test('every Tuesday and Thursday for three weeks are two taps, and days are chosen by keys', async ({ page }) => {
  await openForm(page);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await page.getByRole('button', { name: 'Tue: every Tuesday, 3 weeks' }).click();
  await page.getByRole('button', { name: 'Thu: every Thursday, 3 weeks' }).click();
  await expect(page.getByText('6 of at most 20 dates chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  const before = (await chosenDays(page)).length;
  await dayAt(page, 26).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect.poll(() => chosenDays(page)).toContain(27);
  expect((await chosenDays(page)).length).toBe(before + 1);
});

test('one votes by presses and keys, says how sure a maybe is, and takes it all back', async ({ page, request }) => {
  const { urlHash } = await openPollAs(request, organiser, aPoll('Kayaks by hand'));
  await page.goto(`/polls/${urlHash}`);
  await choiceAt(page, 0).check();
  await saveVotesAs(page, 'Tom');
  await expect(page.getByText('Saved for Tom: 1 yes, 0 maybe, 0 no')).toBeVisible();

  await choiceAt(page, 1, 'maybe').check();
  await switchAt(page, 1).getByRole('combobox').selectOption('60%');
  await choiceAt(page, 2).focus();
  for (const key of [' ', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(switchAt(page, 2)).toHaveAttribute('data-vote', 'no');
  await expect(page.getByText('Saved for Tom: 1 yes, 1 maybe, 1 no')).toBeVisible();
  await expect.poll(() => votesOf(request, urlHash)).toEqual([['Tom', [1, 0.6, 0]]]);

  await page.getByRole('button', { name: 'Edit name and comment' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit name and comment' });
  await editing.getByRole('textbox', { name: 'Name' }).fill('Tom of the canal');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('rowheader', { name: 'Tom of the canal' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('rowheader', { name: 'Tom of the canal' })).toBeVisible();
  await expect(switchAt(page, 1).getByRole('combobox')).toHaveValue('0.6');

  await page.getByRole('button', { name: 'None of these' }).click();
  await expect.poll(() => votesOf(request, urlHash)).toEqual([['Tom of the canal', [0, 0, 0]]]);

  await page.getByRole('button', { name: 'Edit name and comment' }).click();
  await page.getByRole('button', { name: 'Remove my votes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('rowheader', { name: 'Tom of the canal' })).toBeHidden();
  for (const place of DAYS.keys()) await expect(switchAt(page, place)).toHaveAttribute('data-vote', 'none');
  await expect(whoVotes(page)).toBeVisible();
});

test('a table of another poll is pasted, looked at and imported', async ({ page, request }) => {
  const { urlHash } = await openPollAs(request, organiser, aPoll('Kayaks brought along'));
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto(`/polls/${urlHash}`);
  await page.getByRole('button', { name: 'Import votes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import votes from another poll' });
  const table = dialog.getByRole('textbox', { name: 'Table' });
  const date = inDays(20).slice(0, 10);
  await table.fill(`;yesterday\nAnna;yes`);
  await expect(dialog.getByRole('button', { name: 'Import 0 people' })).toBeDisabled();
  await expect(dialog.getByRole('alert').or(dialog.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await table.fill(`;${date} 19:00;Comment\nAnna;yes;Hi\nBert;maybe;\nCleo;no;\nDora;perchance;`);
  const preview = dialog.getByRole('region', { name: 'Preview of the import' });
  await expect(preview.getByRole('row')).toHaveCount(4);
  await expect(preview.getByRole('row', { name: /Bert/ })).toContainText('Maybe');
  await expect(preview.getByRole('columnheader', { name: /new/ })).toBeVisible();
  const left = dialog.getByRole('region', { name: 'Not imported' }).getByRole('listitem');
  await expect(left).toHaveText([/Row 5, Dora: Column 2 has “perchance”/, /Column 3, Comment/]);
  await dialog.getByRole('button', { name: 'Import 3 people' }).click();
  await expect(page.getByText('Votes of 3 people imported', { exact: true })).toBeVisible();
  for (const name of ['Anna', 'Bert', 'Cleo']) await expect(page.getByRole('rowheader', { name })).toBeVisible();
});

test('a table that does not tell the day from the month is read as its organiser says', async ({ page, request }) => {
  const { urlHash } = await openPollAs(request, organiser, aPoll('Kayaks of two readings'));
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto(`/polls/${urlHash}`);
  await page.getByRole('button', { name: 'Import votes' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import votes from another poll' });
  const year = new Date().getFullYear() + 2;
  await dialog.getByRole('textbox', { name: 'Table' }).fill(`;05/03/${year} 19:00\nAnna;yes`);
  const heading = dialog.getByRole('columnheader').nth(1);
  await dialog.getByRole('radio', { name: /day first/i }).check();
  await expect(heading).toContainText(`Mar 5, ${year}`);
  await dialog.getByRole('radio', { name: /month first/i }).check();
  await expect(heading).toContainText(`May 3, ${year}`);
  await dialog.getByRole('button', { name: 'Import 1 person' }).click();
  await expect(page.getByRole('rowheader', { name: 'Anna' })).toBeVisible();
});

test('of many voters more come as one scrolls down, also where one looks at later dates', async ({
  browser,
  request,
  baseURL,
}) => {
  const options = Array.from({ length: 19 }, (_, day) => ({ date: inDays(day + 5) }));
  const { urlHash } = await openPollAs(request, organiser, { ...aPoll('Kayaks of many'), options });
  const names = Array.from({ length: 45 }, (_, place) => `Paddler ${place + 1}`);
  const table = [`;${inDays(30).slice(0, 10)} 09:00`, ...names.map((name) => `${name};no`)].join('\n');
  await importAs(request, organiser, urlHash, table);
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`/polls/${urlHash}`);
  const scroll = (x: number) =>
    page.getByRole('grid').evaluate((grid, left) => {
      grid.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' });
      grid.parentElement?.scrollTo(left, grid.scrollHeight);
    }, x);
  await expect(async () => {
    await scroll(900);
    await expect(page.getByRole('rowheader', { name: 'Paddler 45' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.close();
});
