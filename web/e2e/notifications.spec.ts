import { expect, test, type Page } from '@playwright/test';
import { answerTo } from './support/pushEdge.ts';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Clara Chooses', email: 'clara@example.com' };
const EVENT = {
  title: 'Climbing',
  location: 'The old mill',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const heading = (page: Page) => page.getByRole('heading', { name: 'Notifications', level: 1 });
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });

/** Presses a checkbox, and waits until what it says is saved. */
const choose = async (page: Page, name: string, isOn: boolean) => {
  const saved = answerTo(page, 'UpdateNotifications');
  await box(page, name).setChecked(isOn);
  await saved;
};

const join = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel(/^Name/).fill('Vera');
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(dialog).toBeHidden();
};

test('somebody without an account chooses how they are told about one event', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  await join(page);
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await page.getByRole('link', { name: 'Choose what you are told about this event' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/notifications\\?event=${hash}&response=\\d+$`));

  await expect(box(page, 'Changes: Mail')).toBeChecked();
  await expect(box(page, 'Changes: Text message')).not.toBeChecked();
  await expect(box(page, 'New responses to your events: Mail')).toBeHidden();
  expect(await axeFindings(page)).toEqual([]);
  await choose(page, 'Changes: Mail', false);
  await choose(page, 'An hour before', true);
  await choose(page, 'Keep devices silent at night', true);
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await choose(page, 'Mute this event', true);
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await expect(box(page, 'Mute this event')).toBeChecked();
  await expect(box(page, 'Changes: Mail')).not.toBeChecked();
  await expect(box(page, 'An hour before')).toBeChecked();
  await expect(box(page, 'A day before')).toBeChecked();
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('08:00');

  const stopped = answerTo(page, 'UpdateNotifications');
  await page.getByRole('button', { name: 'Stop everything' }).click();
  await stopped;
  await expect(page.getByText('Everything is stopped.')).toBeVisible();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Everything is stopped.')).toBeHidden();
});

test('nobody else chooses it for them', async ({ page, request }) => {
  const hash = await publishAs(request, organiser, EVENT);
  const joined = await request.post(`/api/events/${hash}/join`, { data: { name: 'Vera' } });
  const { id } = (await joined.json()) as { id: number };
  await page.goto(`/notifications?event=${hash}&response=${id}`);
  await expect(page.getByRole('heading', { name: 'This is not your response' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a person with an account chooses it for all events', async ({ page }) => {
  await page.goto('/notifications');
  await expect(page.getByRole('heading', { name: 'Sign in to choose how you are told' })).toBeVisible();
  await page.goto('/');
  await signIn(page, organiser);
  await page.getByRole('button', { name: /^User menu of/ }).click();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(heading(page)).toBeVisible();
  await expect(box(page, 'New responses to your events: Mail')).toBeChecked();
  await choose(page, 'Use all of these ways at once', true);
  await page.reload();
  await expect(box(page, 'Use all of these ways at once')).toBeChecked();
  expect(await axeFindings(page)).toEqual([]);
});
