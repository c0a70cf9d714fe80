import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { openPollAs, publishAs } from './support/publishAs.ts';
import { votesOf } from './support/votesOf.ts';
import { choiceAt, whoVotes } from './support/votingForm.ts';

const organiser = { name: 'Frida First', email: 'frida@example.com' };
const WAITING = 'Looking for your response...';

const publish = (request: APIRequestContext, event: object = {}) =>
  publishAs(request, organiser, {
    title: 'Chess in the park',
    location: 'Schillerpark, Berlin',
    date: inDays(5),
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
    ...event,
  });

/** The end of a private link to a response that was given elsewhere. */
const joinElsewhere = async (request: APIRequestContext, urlHash: string, response: object) => {
  const joined = await request.post(`/api/events/${urlHash}/join`, { data: response });
  await expect(joined).toBeOK();
  const { id, responseToken } = await joined.json();
  return `${id}.${responseToken}`;
};

/** A poll in which somebody has voted elsewhere, and the end of the private link of that vote. */
const voteElsewhere = async (request: APIRequestContext) => {
  const { urlHash, options } = await openPollAs(request, organiser, {
    title: 'Which evening?',
    location: 'Schillerpark, Berlin',
    options: [{ date: inDays(5) }, { date: inDays(6) }],
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
  });
  const votes = options.map(({ id }) => ({ optionId: String(id), likelihood: 1 }));
  const voted = await request.post(`/api/polls/${urlHash}/votes`, { data: { name: 'Vera', votes } });
  await expect(voted).toBeOK();
  const { id, responseToken } = await voted.json();
  return { urlHash, end: `${id}.${responseToken}` };
};

const buttonOf = (page: Page) => page.locator('[data-awaited]');

test('a private link in a clean browser: the button waits, never says Join Event, and the owner is greeted', async ({
  page,
  request,
}) => {
  const urlHash = await publish(request);
  const end = await joinElsewhere(request, urlHash, { name: 'Vera', likelihood: 1 });
  const letGo = await delayAppCode(page);
  await page.goto(`/events/${urlHash}#response=${end}`);
  const waiting = page.getByRole('button', { name: WAITING });
  await expect(waiting).toBeDisabled();
  await expect(page.getByText('Join Event')).toBeHidden();
  const place = await buttonOf(page).boundingBox();
  // a tap in the meantime is none
  await buttonOf(page).click({ force: true });
  letGo();

  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(dialog).toContainText('Hello Vera, you said yes.');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page).toHaveURL(`/events/${urlHash}`);
  await dialog.getByRole('textbox', { name: 'Comment' }).fill('With a clock');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('list', { name: 'Responses' })).toContainText('With a clock');
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeEnabled();
  expect(await buttonOf(page).boundingBox()).toEqual(place);
});

test('on reload the button waits as well, and no press of it opens a form to join', async ({ page, request }) => {
  const urlHash = await publish(request);
  const end = await joinElsewhere(request, urlHash, { name: 'Vera', likelihood: 0.3 });
  await page.goto(`/events/${urlHash}#response=${end}`);
  await expect(page.getByRole('dialog')).toContainText('Hello Vera, you said maybe (30%).');
  const letGo = await delayAppCode(page);
  await page.reload();
  await expect(page.getByRole('button', { name: WAITING })).toBeDisabled();
  await buttonOf(page).click({ force: true });
  letGo();
  await expect(page.getByRole('button', { name: 'Edit Response' })).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser that knows nothing has a button at once', async ({ page, request }) => {
  const urlHash = await publish(request);
  await delayAppCode(page);
  await page.goto(`/events/${urlHash}`);
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeEnabled();
});

test('a link with a wrong token says so, and leaves the visitor a visitor', async ({ page, request }) => {
  const urlHash = await publish(request);
  const [id] = (await joinElsewhere(request, urlHash, { name: 'Vera' })).split('.');
  await page.goto(`/events/${urlHash}#response=${id}.${'w'.repeat(43)}`);
  await expect(page.getByText('This private link is no longer valid', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeEnabled();
  await expect(page).toHaveURL(`/events/${urlHash}`);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a link reads its own response where the guest list is hidden', async ({ page, request }) => {
  const urlHash = await publish(request, { isGuestListHidden: true });
  const end = await joinElsewhere(request, urlHash, { name: 'Vera', comment: 'Not a word' });
  await page.goto(`/events/${urlHash}#response=${end}`);
  const dialog = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
  await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveValue('Not a word');
});

test('a link to withdraw asks first', async ({ page, request }) => {
  const urlHash = await publish(request);
  const end = await joinElsewhere(request, urlHash, { name: 'Vera' });
  await page.goto(`/events/${urlHash}#withdraw=${end}`);
  const dialog = page.getByRole('alertdialog', { name: "Remove Vera's response?" });
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Response removed successfully', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeEnabled();
});

for (const says of ['response', 'vote']) {
  test(`a link of a poll that says ${says} opens the votes, to be changed`, async ({ page, request }) => {
    const { urlHash, end } = await voteElsewhere(request);
    await page.goto(`/polls/${urlHash}#${says}=${end}`);
    const own = page.locator('[data-own]');
    await expect(own).toContainText('Vera');
    await expect(page).toHaveURL(`/polls/${urlHash}`);
    await expect(whoVotes(page)).toBeHidden();
    await choiceAt(page, 0, 'no').check();
    await expect.poll(async () => (await votesOf(request, urlHash))[0]?.[1]).toEqual(expect.arrayContaining([0]));
    await page.reload();
    await expect(own).toContainText('Vera');
    expect(await votesOf(request, urlHash)).toMatchObject([['Vera', expect.anything()]]);
  });
}

test('a link of a poll with a wrong token says so, and leaves the visitor a visitor', async ({ page, request }) => {
  const { urlHash, end } = await voteElsewhere(request);
  const [id] = end.split('.');
  await page.goto(`/polls/${urlHash}#response=${id}.${'w'.repeat(43)}`);
  await expect(page.getByText('This private link is no longer valid', { exact: true })).toBeVisible();
  await expect(whoVotes(page)).toBeVisible();
  await expect(page.locator('[data-own]')).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
