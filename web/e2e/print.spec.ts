import { expect, test } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { overflow, print } from './support/print.ts';
import { importAs, joinAs, openPollAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Paula Print', email: 'paula.print@example.com' };
const shared = {
  location: 'Tiergarten, Berlin',
  timezone: 'Europe/Berlin',
  participantThreshold: 9,
  eventTypeId: 2,
  isPrivate: true,
};

test('an event prints everybody who has responded, and nothing to press', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...shared, title: 'A big picnic', date: inDays(5) });
  const names = Array.from({ length: 15 }, (_, index) => `Guest ${index + 1}`);
  for (const [index, name] of names.entries()) {
    await joinAs(request, { name, email: `print.${index}@example.com` }, urlHash, {});
  }
  await page.goto(`/events/${urlHash}`);
  await expect(page.getByRole('button', { name: 'Show all 15 responses' })).toBeVisible();
  await print(page);
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect(page.locator('main button:visible')).toHaveCount(0);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('an event prints a list with a box beside each name for its organiser alone', async ({ page, request }) => {
  const urlHash = await publishAs(request, organiser, { ...shared, title: 'A small picnic', date: inDays(5) });
  const names = ['Ada', 'Ben', 'Cem'];
  for (const name of names) await joinAs(request, { name, email: `print.${name}@example.com` }, urlHash, {});
  const boxes = async () => {
    const rows = page.getByRole('list', { name: 'Responses' }).getByRole('listitem');
    await expect(rows).toHaveCount(names.length);
    return rows.evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content !== 'none'));
  };
  await page.goto(`/events/${urlHash}`);
  await print(page);
  expect(await boxes()).toEqual([false, false, false]);
  await page.emulateMedia({ media: 'screen' });
  await signIn(page, organiser);
  await page.goto(`/events/${urlHash}`);
  await expect(page.locator('article[data-own]')).toBeVisible();
  await print(page);
  expect(await boxes()).toEqual([true, true, true]);
});

test('a poll of twenty dates and forty-five voters prints all of them', async ({ page, request }) => {
  const options = Array.from({ length: 19 }, (_, index) => ({ date: inDays(7 + index) }));
  const { urlHash } = await openPollAs(request, organiser, { ...shared, title: 'Which evening?', options });
  const names = Array.from({ length: 45 }, (_, place) => `Voter ${String(place + 1).padStart(2, '0')}`);
  // which brings the twentieth date along
  const table = [`;${inDays(30).slice(0, 10)} 09:00`, ...names.map((name) => `${name};yes`)];
  await importAs(request, organiser, urlHash, table.join('\n'));
  await page.goto(`/polls/${urlHash}`);
  await print(page);
  await expect(page.getByRole('columnheader')).toHaveCount(21);
  for (const voter of names) await expect(page.getByRole('rowheader', { name: voter })).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your votes' })).toBeHidden();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});
