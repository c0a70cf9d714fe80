import { expect, test, type Page } from '@playwright/test';
import { findCard } from './support/findCard.ts';
import { eveningIn } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const TITLE = 'Harbour choir';
const IN_THE_HALL = 'Harbour choir in the hall';
const OUTDOORS = 'Harbour choir outdoors';
const TIMEZONE = 'Europe/Berlin';
const ines = { name: 'Ines Brandt', email: 'ines@example.com' };

// well inside of a day, so that no change of clocks moves it to another
const evening = (days: number) => new Date(`${eveningIn(days)}Z`);

const dayOf = (date: Date) =>
  date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: TIMEZONE });

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

const openCard = async (page: Page, title: string) => {
  await (await findCard(page, title)).getByRole('link', { name: title }).click();
};

const rename = async (page: Page, title: string, scope: 'This event' | 'This and following events') => {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await expect(dialog.getByRole('radio', { name: 'This event' })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('radio', { name: scope }).click();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await said(page, 'Event updated successfully');
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
};

test('a weekly event goes on, skips a date, changes and ends', async ({ page, request }) => {
  test.slow(); // the whole life of a series is one story
  // ten days ago, so that the next one is in four
  const first = await publishAs(request, ines, {
    title: TITLE,
    location: 'Pier 2, Hamburg',
    date: evening(-10).toISOString(),
    timezone: TIMEZONE,
    participantThreshold: 4,
    eventTypeId: 1,
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  const previous = page.getByRole('link', { name: `Previous: ${dayOf(evening(-10))}` });

  await test.step('opening the home page creates the next occurrence', async () => {
    await page.goto('/');
    await signIn(page, ines);
    await openCard(page, TITLE);
    await expect(previous).toBeVisible();
  });
  const skipped = page.url();

  await test.step('one walks from date to date, and back by the keyboard', async () => {
    await previous.click();
    await expect(page).toHaveURL(`/events/${first}`);
    await expect(page.getByText('Event Concluded')).toBeVisible();
    await page.getByRole('link', { name: `Next: ${dayOf(evening(4))}` }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(skipped);
  });

  await test.step('one date is changed alone', async () => {
    await rename(page, IN_THE_HALL, 'This event');
    await previous.click();
    await expect(page.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
  });

  await test.step('that date is cancelled, and its page says so', async () => {
    await page.goto(skipped);
    await page.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Event' });
    await expect(question).toContainText('Are you sure you want to delete this event? This action cannot be undone.');
    await expect(question).toContainText('Only this date is cancelled. The series goes on.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await said(page, 'Event deleted successfully');
    await page.goto(skipped);
    await expect(page.getByRole('heading', { name: `${IN_THE_HALL} was cancelled by its organiser` })).toBeVisible();
    await expect(page.getByText(dayOf(evening(4)))).toBeVisible();
  });

  await test.step('the series goes on a week later', async () => {
    await page.getByRole('link', { name: 'See all events' }).click();
    await openCard(page, TITLE);
    await expect(page.getByRole('article')).toContainText(dayOf(evening(11)));
    await expect(previous).toBeVisible();
  });

  await test.step('it changes from this date on, and leads the series now', async () => {
    await rename(page, OUTDOORS, 'This and following events');
  });

  await test.step('the series ends, and what is planned stays', async () => {
    await page.getByRole('button', { name: 'End series' }).click();
    const question = page.getByRole('alertdialog', { name: 'End this series?' });
    await expect(question).toContainText('What is already planned still takes place');
    await question.getByRole('button', { name: 'End series' }).click();
    await said(page, 'Series ended');
    await expect(page.getByRole('button', { name: 'End series' })).toBeHidden();
    await expect(page.getByText('Repeats weekly')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: OUTDOORS })).toBeVisible();
  });
});
