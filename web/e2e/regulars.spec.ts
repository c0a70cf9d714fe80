import { type APIRequestContext, expect, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';

const organiser = { name: 'Ria Regular', email: 'ria@example.com' };

const publishWeekly = (request: APIRequestContext, title: string) =>
  publishAs(request, organiser, {
    title,
    location: 'Schillerpark, Berlin',
    date: inDays(3),
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
    maxGuests: 2,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });

const seriesOf = async (request: APIRequestContext, urlHash: string) => {
  const { seriesHash } = (await (await request.get(`/api/events/${urlHash}`)).json()) as { seriesHash: string };
  return `/series/${seriesHash}`;
};

test('somebody is in every time by the page of a series, finds that at the date, changes it and ends it', async ({
  page,
  request,
}) => {
  const urlHash = await publishWeekly(request, 'Tuesday football');
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('link', { name: 'All dates and regulars' }).click();
  await expect(page).toHaveURL(/\/series\/[\w-]{22}$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tuesday football' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'After that' }).getByRole('listitem')).toHaveCount(5);

  const join = page.getByRole('region', { name: 'I’m in every time' });
  await join.getByLabel('Name').fill('Vera');
  await join.getByRole('button', { name: 'I’m in every time' }).click();
  const regulars = page.getByRole('region', { name: 'Regulars' });
  await expect(regulars.getByRole('listitem')).toHaveText(['Vera · yes']);
  await join.getByRole('radio', { name: 'Maybe' }).check();
  await join.getByRole('button', { name: 'Change' }).click();
  await expect(regulars.getByRole('listitem')).toHaveText(['Vera · maybe, 50%']);

  await page.getByRole('link', { name: 'See this date' }).click();
  await expect(page.getByRole('button', { name: 'Edit Response' }).first()).toBeVisible();
  await page.goBack();
  await join.getByRole('button', { name: 'I’m not in every time any more' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'I’m not in every time any more' }).click();
  await expect(regulars.getByText('Nobody is a regular yet.')).toBeVisible();
});

test('somebody who sends the form before its app runs is known again by it, and changes what they say', async ({
  page,
  request,
}) => {
  const urlHash = await publishWeekly(request, 'Wednesday bouldering');
  const letGo = await delayAppCode(page);
  await page.goto(await seriesOf(request, urlHash));
  await page.getByLabel('Name').fill('Vera');
  await page.getByRole('button', { name: 'I’m in every time' }).click();
  await expect(page.getByRole('region', { name: 'Regulars' }).getByRole('listitem')).toHaveText(['Vera · yes']);
  await expect(page.getByRole('status').filter({ hasText: 'You are a regular.' })).toBeVisible();
  letGo();
  await page.getByRole('radio', { name: 'Maybe' }).check();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByRole('region', { name: 'Regulars' }).getByRole('listitem')).toHaveText(['Vera · maybe, 50%']);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody reads the page of a series, and is in every time', async ({ page, request }) => {
    const urlHash = await publishWeekly(request, 'Thursday chess');
    await page.goto(await seriesOf(request, urlHash));
    await expect(page.getByRole('heading', { level: 1, name: 'Thursday chess' })).toBeVisible();
    await page.getByLabel('Name').fill('Noah');
    await page.getByRole('button', { name: 'I’m in every time' }).click();
    await expect(page.getByRole('region', { name: 'Regulars' }).getByRole('listitem')).toHaveText(['Noah · yes']);
  });
});
