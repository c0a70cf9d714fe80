import { expect, test, type Page } from '@playwright/test';
import { choose } from '../support/controls.ts';
import { expectToast } from '../support/device.ts';
import { failWrites } from '../support/failWrites.ts';
import { eveningIn } from '../support/inDays.ts';
import { type Person, signIn, signInThrough } from '../support/signIn.ts';

const organiser: Person = { name: 'Frida Form', email: 'frida@example.com' };

const field = (page: Page, name: string) =>
  page.getByLabel(name, { exact: true }).or(page.getByLabel(`${name} *`, { exact: true }));

const submit = (page: Page) => page.getByRole('button', { name: /^(Create Event|Creating\.\.\.)$/ });

const chooseType = (page: Page, name: string) => choose(page, 'Event Type', name);

const openForm = async (page: Page) => {
  await page.goto('/about');
  await signIn(page, organiser);
  await page.goto('/create');
  await expect(page.getByRole('combobox', { name: 'Event Type' })).toBeEnabled();
};

test.describe('Create page', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('signed out it asks to sign in, and comes back to the form', async ({ page }) => {
    await page.goto('/create');
    const dialog = page.getByRole('dialog');
    await signInThrough(page, organiser, () => dialog.getByRole('button', { name: 'Sign in with Google' }).click());
    await expect(page).toHaveURL('/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeVisible();
  });

  test('begins with the defaults, in the zone of the browser', async ({ page }) => {
    await openForm(page);
    await expect(field(page, 'Participant Threshold')).toHaveValue('10');
    await expect(field(page, 'Participant Threshold')).toHaveAttribute('min', '2');
    await expect(page.getByRole('radio', { name: 'Public' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    for (const name of ['Title', 'Location', 'Date & Time', 'End Time', 'Notes', 'Web Link']) {
      await expect(field(page, name)).toHaveValue('');
    }
    await expect(page.getByText(/In America\/Denver time/)).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Recurrence Frequency' })).toBeHidden();
    await expect(submit(page)).toBeDisabled();
  });

  test('says every rule that is broken, in the words of the rules, while one types', async ({ page }) => {
    await openForm(page);
    await field(page, 'Title').fill('   ');
    await field(page, 'Participant Threshold').fill('1');
    await field(page, 'Web Link').fill('example.org');
    await page.getByRole('radio', { name: 'Yes' }).click();
    const problems = page.getByRole('alert').getByRole('listitem');
    await expect(problems).toHaveText([
      'Title is required',
      'Event type is required',
      'Start time is required',
      'Location is required',
      'Participant threshold must be greater than 1',
      'Please enter a valid URL',
      'Recurrence frequency is required for recurring events',
    ]);
    await expect(submit(page)).toBeDisabled();
    await field(page, 'Title').fill('Snowshoes');
    await expect(problems).toHaveCount(6);
  });

  test("creates the event in another zone's time, says so and goes home", async ({ page, request }, { project }) => {
    const title = `Snowshoes on a ${project.name}`;
    await openForm(page);
    await chooseType(page, 'Hiking');
    await field(page, 'Title').fill(title);
    await field(page, 'Location').fill('Chamonix');
    await page.getByText('Need to override detected timezone?').click();
    await page.getByPlaceholder('Search, for example New York').fill('paris');
    await page.getByRole('option', { name: /Europe\/Paris/ }).click();
    await field(page, 'Date & Time').fill('2031-01-15T10:00');
    await page.getByRole('radio', { name: 'Yes' }).click();
    await choose(page, 'Recurrence Frequency', 'Monthly');
    await submit(page).click();
    await expectToast(page, 'Success', 'Event created successfully');
    await expect(page).toHaveURL('/');
    const events: Record<string, unknown>[] = await (await request.get('/api/events')).json();
    expect(events.find((event) => event.title === title)).toMatchObject({
      date: '2031-01-15T09:00:00.000Z',
      timezone: 'Europe/Paris',
      isRecurring: true,
      recurrenceFrequency: 'monthly',
    });
  });

  test('what was typed survives a reload and a server that fails', async ({ page }) => {
    await openForm(page);
    await chooseType(page, 'Hiking');
    await field(page, 'Title').fill('Almost lost');
    await field(page, 'Location').fill('In the fog');
    await field(page, 'Date & Time').fill(eveningIn(30));
    await page.reload();
    await expect(field(page, 'Title')).toHaveValue('Almost lost');
    await failWrites(page);
    await submit(page).click();
    await expect(
      page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Error', { exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL('/create');
    await expect(field(page, 'Title')).toHaveValue('Almost lost');
    await expect(submit(page)).toBeEnabled();
  });
});
