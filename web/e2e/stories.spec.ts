import { type Browser, type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { tellAlive, untilAlive } from './support/alive.ts';
import { choose } from './support/controls.ts';
import { findCard } from './support/findCard.ts';
import { eveningIn } from './support/inDays.ts';
import { mailsTo } from './support/mailsTo.ts';
import { deleteAs } from './support/publishAs.ts';
import { signIn, signInThrough } from './support/signIn.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, type Answer, saveVotesAs } from './support/votingForm.ts';

// The three things that Quorum is for, each as somebody does it for the first time, on a phone.

const aPhone = async (browser: Browser, baseURL: string | undefined): Promise<BrowserContext> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  await tellAlive(context);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  return context;
};

const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

const hashOf = (address: string): string => new URL(address).pathname.split('/')[2] ?? '';

test('a first organiser publishes an event, and a friend comes to it by the link', async ({
  browser,
  request,
  baseURL,
}) => {
  const organiser = { name: 'Fiona First', email: 'fiona.first@example.com' };
  const address = 'milo.maybe@example.com';
  const TITLE = 'Frisbee by the lake';
  const own = await aPhone(browser, baseURL);
  const page = await own.newPage();
  await page.goto('/');
  await untilAlive(page);
  let link = '';

  await test.step('she signs in from New Event', async () => {
    await page.getByRole('button', { name: 'New Event' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Sign in Required' });
    await signInThrough(page, organiser, () => dialog.getByRole('button', { name: 'Sign in with Google' }).tap());
    await expect(page).toHaveURL('/create');
  });

  await test.step('she fills in the form, whose button is in sight all along', async () => {
    const create = page.getByRole('button', { name: 'Create Event' });
    await expect(create).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await choose(page, 'Event Type', 'Tennis');
    await page.getByLabel('Date & Time').fill(eveningIn(3));
    await page.getByRole('textbox', { name: 'Location' }).fill('Orankesee, Berlin');
    await page.getByRole('spinbutton', { name: 'Participant Threshold' }).fill('2');
    await expect(create).toBeInViewport({ ratio: 1 });
    await create.tap();
    await expect(page).toHaveURL('/');
  });

  await test.step('she shares it', async () => {
    const offer = page.getByRole('region', { name: `“${TITLE}” is up. Send it to the people who should come.` });
    await offer.getByRole('button', { name: 'Copy Link' }).tap();
    await expect(page.getByText('Event link copied to clipboard!', { exact: true })).toBeVisible();
    link = await pasted(page);
  });

  await test.step('she sees it among the others, and its page', async () => {
    const card = await findCard(page, TITLE);
    await card.getByRole('link', { name: TITLE }).tap();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    expect(page.url()).toBe(link);
    await expect(page.getByText('2 more and it happens')).toBeVisible();
  });

  const friends = await aPhone(browser, baseURL);
  const friend = await friends.newPage();
  const said = (where: Page) => where.getByRole('list', { name: 'Responses' }).getByRole('listitem');
  await test.step('a friend opens the link, sees whether it happens, and says maybe without an address', async () => {
    await friend.goto(link);
    await untilAlive(friend);
    await expect(friend.getByText('2 more and it happens')).toBeVisible();
    await friend.getByRole('button', { name: 'Join Event' }).tap();
    const dialog = friend.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Milo');
    await dialog.getByRole('radio', { name: 'Maybe' }).tap();
    await dialog.getByRole('button', { name: 'Join Event' }).tap();
    await expect(dialog).toBeHidden();
    await expect(said(friend).filter({ hasText: 'Milo' })).toContainText('50%');
  });

  let wayBack = '';
  await test.step('the friend is given a way back', async () => {
    const keep = friend.getByRole('region', { name: 'Keep this link to change your response' });
    await keep.getByRole('button', { name: 'Copy my link' }).tap();
    await expect(friend.getByText('Your private link is on the clipboard.', { exact: true })).toBeVisible();
    wayBack = await pasted(friend);
    expect(hashOf(wayBack)).toBe(hashOf(link));
  });
  await friends.close();

  const others = await aPhone(browser, baseURL);
  const later = await others.newPage();
  await test.step('by which the friend comes back on another phone, and leaves an address', async () => {
    await later.goto(wayBack);
    const dialog = later.getByRole('dialog', { name: 'Edit Response' });
    await expect(dialog).toContainText('Hello Milo, you said maybe (50%).');
    await dialog.getByRole('radio', { name: 'Yes' }).tap();
    await dialog.getByRole('textbox', { name: 'Email' }).fill(address);
    await dialog.getByRole('button', { name: 'Save Changes' }).tap();
    await expect(dialog).toBeHidden();
    await expect(later.getByText('1 more and it happens')).toBeVisible();
    await expect.poll(() => mailsTo(request, address)).toEqual([expect.stringContaining(TITLE)]);
  });

  await test.step('the organiser looks again, and sees who comes', async () => {
    await page.reload();
    await expect(said(page).filter({ hasText: 'Milo' })).toBeVisible();
    await expect(page.getByText('1 more and it happens')).toBeVisible();
  });
  await deleteAs(request, organiser, hashOf(link));
  await Promise.all([own.close(), others.close()]);
});

test('three people vote on dates, and the organiser picks the one that all can make', async ({
  browser,
  request,
  baseURL,
}) => {
  const organiser = { name: 'Paul Picks', email: 'paul.picks@example.com' };
  const TITLE = 'An evening for boules';
  const VOTES: Record<string, Answer[]> = {
    Ada: ['no', 'yes', 'yes'],
    Ben: ['yes', 'yes', 'maybe'],
    Cem: ['maybe', 'yes', 'no'],
  };
  const own = await aPhone(browser, baseURL);
  const page = await own.newPage();
  let link = '';

  await test.step('the organiser offers three dates', async () => {
    await page.goto('/about');
    await signIn(page, organiser);
    await page.goto('/polls/new');
    const open = page.getByRole('button', { name: 'Open Poll' });
    await expect(open).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await choose(page, 'Event Type', 'Tennis');
    await page.getByRole('textbox', { name: 'Location' }).fill('Maybachufer, Berlin');
    await page.getByRole('spinbutton', { name: 'Participant Threshold' }).fill('3');
    await page.getByRole('radio', { name: '1½ h' }).tap();
    await page.getByRole('button', { name: 'Next month' }).tap();
    for (const day of ['10', '17']) await page.locator(`[data-day$="-${day}"]`).tap();
    await page
      .getByRole('button', { name: /^Add another time on/ })
      .first()
      .tap();
    await page.getByText('More options').tap();
    await page.getByRole('radio', { name: 'I do' }).tap();
    await open.tap();
    const dialog = page.getByRole('dialog', { name: 'Your poll is open' });
    const field = dialog.getByRole('textbox', { name: 'Link' });
    link = await field.inputValue();
    await expect(field).toBeFocused();
    // selected, so that it can be copied by a key as well
    const selected = await field.evaluate((input: HTMLInputElement) =>
      input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
    );
    expect(selected).toBe(link);
    await expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).tap();
  });

  const voters: Page[] = [];
  for (const [name, answers] of Object.entries(VOTES)) {
    await test.step(`${name} votes`, async () => {
      const phone = await aPhone(browser, baseURL);
      const voter = await phone.newPage();
      await voter.goto(link);
      await untilAlive(voter);
      for (const [place, answer] of answers.entries()) await choiceAt(voter, place, answer).check();
      await saveVotesAs(voter, name);
      voters.push(voter);
    });
  }
  await expect
    .poll(() => votesOf(request, hashOf(link)))
    .toEqual([
      ['Ada', [0, 1, 1]],
      ['Ben', [1, 1, 0.5]],
      ['Cem', [0.5, 1, 0]],
    ]);

  await test.step('the organiser takes the votes along as a table', async () => {
    await expect(page.getByRole('rowheader', { name: 'Cem' })).toBeVisible({ timeout: 30_000 });
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).tap(),
    ]);
    expect(file.suggestedFilename()).toBe('An-evening-for-boules.csv');
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString('utf8').split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFName,\d{4}-\d\d-10 19:00 – 20:30,\d{4}-\d\d-10 20:30 – 22:00,\d{4}-\d\d-17 19:00/);
    expect(lines.slice(1)).toEqual(['Ada,No,Yes,Yes,', 'Ben,Yes,Yes,50%,', 'Cem,50%,Yes,No,', '']);
  });

  await test.step('and picks the date that all can make, which is the first one offered', async () => {
    await page.getByRole('button', { name: 'Pick the date' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Pick the date' });
    await expect(dialog.getByRole('radio').first()).toBeChecked();
    await expect(dialog.getByRole('radio').first()).toHaveAccessibleDescription('100% likely: 3 yes, 0 maybe, 0 no');
    await dialog.getByRole('button', { name: 'Create the event' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page).toHaveURL(/\/events\//);
  });

  const urlHash = hashOf(page.url());
  await test.step('all three are in', async () => {
    for (const name of Object.keys(VOTES)) await expect(page.getByRole('article').getByText(name)).toBeVisible();
    for (const voter of voters) {
      await voter.reload();
      await voter.getByRole('link', { name: 'Go to the event' }).tap();
      await expect(voter).toHaveURL(`/events/${urlHash}`);
      await expect(voter.getByRole('button', { name: 'Edit Response' })).toBeVisible();
    }
  });
  await deleteAs(request, organiser, urlHash);
  await Promise.all([own, ...voters.map((voter) => voter.context())].map((context) => context.close()));
});
