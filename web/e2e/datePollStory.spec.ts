import { devices, expect, test, type Browser, type Page } from '@playwright/test';
import { choose } from './support/controls.ts';
import { findCard } from './support/findCard.ts';
import { mailsTo } from './support/mailsTo.ts';
import { deleteAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';
import { choiceAt, whoVotes } from './support/votingForm.ts';

const organiser = { name: 'Olga Opens', email: 'olga.opens@example.com' };
const TITLE = 'Rowing on the day that works';
const ZONES = ['Europe/Berlin', 'America/New_York'];
const VOTERS = ['Anna', 'Bert', 'Cleo', 'Dan', 'Emma'];
const THIRD = 2;

const addressOf = (name: string) => `${name.toLowerCase()}.rows@example.com`;

const open = async (page: Page): Promise<string> => {
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto('/polls/new');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await choose(page, 'Event Type', 'Tennis');
  await page.getByRole('textbox', { name: 'Location' }).fill('The boathouse');
  await page.getByRole('spinbutton', { name: 'Participant Threshold' }).fill(String(VOTERS.length));
  await page.getByRole('button', { name: 'Next month' }).click();
  for (const day of ['10', '12', '17']) await page.locator(`[data-day$="-${day}"]`).tap();
  await page.getByRole('button', { name: 'Open Poll' }).tap();
  // whatever else is on the page is out of reach until it is closed
  await page.getByRole('dialog', { name: 'Your poll is open' }).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  return new URL(page.url()).pathname;
};

/** A yes to the third date, and who one is. */
const votes = async (
  browser: Browser,
  at: { path: string; timezoneId: string; baseURL: string | undefined },
  name: string,
) => {
  const { path, ...where } = at;
  const context = await browser.newContext({ ...where, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(path);
  await choiceAt(page, THIRD).check();
  const form = whoVotes(page);
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByText('Email and comment').click();
  await form.getByRole('textbox', { name: 'Email' }).fill(addressOf(name));
  await form.getByRole('button', { name: 'Save my votes' }).click();
  await expect(form).toBeHidden();
  return page;
};

test('people in two zones find a date, and all of them are in', async ({ browser, request, baseURL }) => {
  const phone = await browser.newContext({
    ...devices['Pixel 7'],
    baseURL,
    timezoneId: ZONES[0],
    serviceWorkers: 'block',
  });
  const path = await open(await phone.newPage());

  const pages: Page[] = [];
  for (const [place, name] of VOTERS.entries()) {
    const timezoneId = ZONES[place % ZONES.length] ?? '';
    pages.push(await votes(browser, { path, timezoneId, baseURL }, name));
  }

  const [first, ...others] = pages as [Page, ...Page[]];
  await first.goto('/');
  const card = await findCard(first, TITLE);
  await expect(card).toContainText(`${VOTERS.length} of ${VOTERS.length}`);
  await card.getByRole('link', { name: TITLE }).click();
  await expect(first).toHaveURL(/\/events\//);
  const urlHash = new URL(first.url()).pathname.split('/')[2] ?? '';
  for (const name of VOTERS) await expect(first.getByRole('article').getByText(name, { exact: true })).toBeVisible();

  for (const page of [first, ...others]) {
    await page.goto(`/events/${urlHash}`);
    await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  }
  for (const name of [...VOTERS.map(addressOf), organiser.email]) {
    const subjects = async (of: string) =>
      (await mailsTo(request, name)).filter((subject) => subject.startsWith(of) && subject.includes(TITLE));
    await expect.poll(() => subjects('There is a date'), { message: name }).toHaveLength(1);
    expect(await subjects('Your votes are in'), name).toHaveLength(name === organiser.email ? 0 : 1);
  }
  await deleteAs(request, organiser, urlHash);
  await Promise.all([phone, ...pages.map((page) => page.context())].map((context) => context.close()));
});
