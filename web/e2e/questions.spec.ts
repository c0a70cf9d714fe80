import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { eveningIn } from './support/inDays.ts';
import { joinSeriesAs, publishAs } from './support/publishAs.ts';
import { tellAlive, untilAlive } from './support/alive.ts';
import { signIn } from './support/signIn.ts';

// What an organiser asks of their own, and must know of those who come.

const ORGANISER = { name: 'Quinn Asks', email: 'quinn.asks@example.com' };
const RITA = { name: 'Rita Regular', email: 'rita.regular@example.com' };
const QUESTION = 'What do you bring?';

const publish = (request: APIRequestContext, title: string, more: object = {}) =>
  publishAs(request, ORGANISER, {
    title,
    location: 'Victoria Park',
    date: new Date(eveningIn(2)).toISOString(),
    timezone: 'Europe/London',
    participantThreshold: 2,
    eventTypeId: 1,
    questions: [
      { text: QUESTION, kind: 'TEXT', isRequired: true },
      { text: 'Can you drive?', kind: 'YES_NO' },
    ],
    ...more,
  });

test.beforeEach(({ context }) => tellAlive(context));

const answerOf = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: QUESTION });

const openAsOrganiser = async (page: Page, urlHash: string) => {
  await page.goto(`/events/${urlHash}`);
  await untilAlive(page);
  await signIn(page, ORGANISER);
  await page.goto(`/events/${urlHash}/manage`);
};

test('who comes answers what must be answered, and the organiser reads it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const urlHash = await publish(request, 'Picnic with a question');
  await page.goto(`/events/${urlHash}`);
  await untilAlive(page);
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
  await dialog.getByRole('button', { name: 'Join Event' }).click();

  await test.step('without an answer nobody has joined, and is told which is missing', async () => {
    await expect(answerOf(page)).toHaveAccessibleDescription(/Please answer “What do you bring\?”/);
    await expect(dialog).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('with it they have', async () => {
    await answerOf(page).fill('A cake');
    await dialog.getByRole('button', { name: 'Join Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit Response' }).first()).toBeVisible();
  });

  await test.step('it cannot be taken back, but by a no', async () => {
    await page.getByRole('button', { name: 'Edit Response' }).first().click();
    await answerOf(page).fill('');
    const edit = page.getByRole('dialog', { name: 'Edit Response' });
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(answerOf(page)).toHaveAccessibleDescription(/Please answer “What do you bring\?”/);
    await edit.getByRole('radio', { name: 'No', exact: true }).check();
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toBeHidden();
    await page.getByRole('button', { name: 'Edit Response' }).first().click();
    await edit.getByRole('radio', { name: 'Yes', exact: true }).check();
    await answerOf(page).fill('Two cakes');
    await edit.getByRole('button', { name: 'Save Changes' }).click();
    await expect(edit).toBeHidden();
  });

  await test.step('the organiser reads it', async () => {
    const context = await browser.newContext({ baseURL });
    await tellAlive(context);
    const organiser = await context.newPage();
    await openAsOrganiser(organiser, urlHash);
    await expect(organiser.getByText(`${QUESTION} Two cakes`)).toBeVisible();
    await context.close();
  });
});

test('a regular is in without an answer, which the organiser sees, and answers at the date', async ({
  page,
  request,
}) => {
  const urlHash = await publish(request, 'Weekly picnic', { isRecurring: true, recurrenceFrequency: 'weekly' });
  const { seriesHash } = (await (await request.get(`/api/events/${urlHash}`)).json()) as { seriesHash: string };
  await joinSeriesAs(request, RITA, seriesHash, {});

  await page.goto(`/events/${urlHash}`);
  await untilAlive(page);
  await signIn(page, RITA);
  await page.getByRole('button', { name: 'Edit Response' }).first().click();
  const edit = page.getByRole('dialog', { name: 'Edit Response' });
  await expect(answerOf(page)).toHaveValue('');
  await answerOf(page).fill('Lemonade');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(edit).toBeHidden();
  await page.reload();
  await page.getByRole('button', { name: 'Edit Response' }).first().click();
  await expect(answerOf(page)).toHaveValue('Lemonade');
});
