import { expect, test, type Page } from '@playwright/test';
import { joinAs, publishAs } from './support/publishAs.ts';
import { signIn, type Person } from './support/signIn.ts';

const organiser: Person = { name: 'Dora Decides', email: 'dora@example.com' };
const first: Person = { name: 'Fritz', email: 'fritz.decided@example.com' };

const EVENT = {
  title: 'Ice hockey on the lake',
  location: 'Schlachtensee, Berlin',
  date: '2031-02-01T11:00:00.000Z',
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  eventTypeId: 4,
};

const decide = async (page: Page, choice: string, reason = '') => {
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Will it take place?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: choice, exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('an organiser confirms an event, calls it off with a reason, and opens it again', async ({
  page,
  request,
  browser,
}) => {
  const hash = await publishAs(request, organiser, EVENT);
  await joinAs(request, first, hash, {});
  const visitor = await (await browser.newContext()).newPage();
  await page.goto(`/events/${hash}`);
  await signIn(page, organiser);
  const invitation = page.getByRole('article');
  await expect(invitation.getByText('1 more and it happens')).toBeVisible();
  await expect(invitation.getByText('Not enough responses yet')).toBeVisible();

  await decide(page, 'Confirm');
  await expect(page.getByText('Event confirmed', { exact: true })).toBeVisible();
  await expect(invitation.getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(invitation.getByText("It's on, but 1 more is needed again")).toBeVisible();
  await expect(invitation.getByText(/Not enough responses yet|likely to happen/)).toBeHidden();

  await decide(page, 'Call off', 'The ice is too thin');
  await expect(page.getByText('Event called off', { exact: true })).toBeVisible();
  await visitor.goto(`/events/${hash}`);
  for (const reader of [page, visitor]) {
    await expect(reader.getByText('Called off', { exact: true })).toBeVisible();
    await expect(reader.getByText('The ice is too thin')).toBeVisible();
  }
  await expect(visitor.getByText(/This event was called off/)).toHaveCount(1);
  await expect(visitor.getByRole('button', { name: 'Join Event' })).toHaveCount(0);

  await decide(page, 'Open again');
  await expect(page.getByText('Event is open again', { exact: true })).toBeVisible();
  await expect(invitation.getByText('The ice is too thin')).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByRole('button', { name: 'Join Event' })).toBeVisible();
  await expect(visitor.getByText('1 more and it happens')).toBeVisible();
  await visitor.context().close();
});
