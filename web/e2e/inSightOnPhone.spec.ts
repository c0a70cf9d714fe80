import { devices, expect, test } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { openPollAs, publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

// what a thumb would otherwise have to look for, below the edge of the screen

test.use({ ...devices['Pixel 7'] });

const organiser = { name: 'Sina Sees', email: 'sina.sees@example.com' };
const SHARED = { location: 'The old brewery', timezone: 'Europe/Berlin', participantThreshold: 4, eventTypeId: 2 };

test('how far a change of a series goes, and how many people are told, is in sight before it is saved', async ({
  page,
  request,
}) => {
  const series = { isRecurring: true, recurrenceFrequency: 'weekly' };
  const hash = await publishAs(request, organiser, { ...SHARED, ...series, title: 'Weekly boules', date: inDays(3) });
  const data = { name: 'Vera', email: 'vera.sees@example.com', likelihood: 1 };
  await expect(await request.post(`/api/events/${hash}/join`, { data })).toBeOK();
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto(`/events/${hash}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByRole('radio', { name: /^This and following events/ })).toBeInViewport();
  await dialog.getByLabel(/^Location/).fill('The new brewery');
  await expect(dialog.getByText('One person will be told.')).toBeInViewport();
  await dialog.getByLabel(/^Notes/).fill('Bring water');
  await dialog.getByLabel(/^Title/).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('checkbox', { name: 'Tell one person about the new notes' })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Save Changes' })).toBeInViewport();
});

test('somebody without events finds everything in the menu without scrolling', async ({ page }) => {
  await page.goto('/about');
  await signIn(page, { name: 'Nora New', email: 'nora.new@example.com' });
  await page.getByRole('button', { name: 'User menu of Nora New' }).tap();
  await expect(page.getByText("You haven't created any events yet")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeInViewport({ ratio: 1 });
});

test('the star of the best date stands at the edge of its date, on whatever line', async ({ page, request }) => {
  const options = [3, 5].map((days) => ({ date: inDays(days) }));
  const poll = await openPollAs(request, organiser, { ...SHARED, title: 'Boules, but when?', options });
  const data = { name: 'Vera', votes: [{ optionId: poll.options[0]?.id, likelihood: 1 }] };
  await expect(await request.post(`/api/polls/${poll.urlHash}/votes`, { data })).toBeOK();
  await page.goto(`/polls/${poll.urlHash}`);
  const best = page.getByRole('listitem').filter({ has: page.getByText('Best', { exact: true }) });
  const left = (of: ReturnType<typeof best.locator>) => of.evaluate((element) => element.getBoundingClientRect().left);
  // beside the day there is no room for it
  await best.evaluate((row) => (row.style.inlineSize = '15rem'));
  expect(await left(best.getByText('Best', { exact: true }))).toBeCloseTo(
    await left(best.locator('strong').first()),
    0,
  );
});

test('what an event still takes breaks between two facts rather than within one', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, { ...SHARED, title: 'Boules', capacity: 6, date: inDays(4) });
  for (const [name, likelihood] of Object.entries({ Ana: 1, Ben: 1, Cem: 1, Dan: 0.5 })) {
    await expect(await request.post(`/api/events/${hash}/join`, { data: { name, likelihood } })).toBeOK();
  }
  await page.goto('/');
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="/events/${hash}"]`) });
  const facts = card.locator('p', { hasText: 'likely to happen' }).locator('span > span');
  await expect(facts).toHaveText(['50% likely to happen', '1 more needed', '3 places left']);
  const lines = await facts.evaluateAll((all) => all.map((fact) => fact.getClientRects().length));
  expect(lines).toEqual([1, 1, 1]);
  // nor does a line begin with a dot
  expect(await facts.evaluateAll((all) => all.map((fact) => fact.parentElement?.getClientRects().length))).toEqual([
    1, 1, 1,
  ]);
  expect(await facts.first().evaluate((fact) => fact.parentElement?.textContent)).toMatch(/·$/);
});
