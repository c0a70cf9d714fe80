import { expect, test, type Page } from '@playwright/test';
import { choose } from './support/controls.ts';
import { eveningIn } from './support/inDays.ts';
import { signInThrough } from './support/signIn.ts';

const TITLE = 'Rooftop table tennis';
/** A poll of three seconds, and a slow machine's time to draw. */
const WITHIN_ONE_POLL = { timeout: 10_000 };

const cardOn = (page: Page) => page.getByRole('article', { name: TITLE });

const publish = async (page: Page) => {
  await choose(page, 'Event Type', 'Tennis');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Location' }).fill('Alexanderplatz 1, Berlin');
  await page.getByLabel('Date & Time').fill(eveningIn(3));
  await page.getByRole('spinbutton', { name: 'Participant Threshold' }).fill('2');
  await page.getByRole('button', { name: 'Create Event' }).click();
  await expect(page.getByText('Event created successfully', { exact: true })).toBeVisible();
};

test('an organiser publishes an event, visitors answer, everyone sees it', async ({ page: organiser, browser }) => {
  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto('/');
  await organiser.goto('/');

  await test.step('signed out, New Event asks to sign in and leads to the form', async () => {
    await organiser.getByRole('button', { name: 'New Event' }).click();
    const dialog = organiser.getByRole('dialog', { name: 'Sign in Required' });
    await signInThrough(organiser, { name: 'Paula Berger', email: 'paula@example.com' }, () =>
      dialog.getByRole('button', { name: 'Sign in with Google' }).click(),
    );
    await expect(organiser).toHaveURL('/create');
    await expect(organiser.getByRole('textbox', { name: 'Title' })).toBeFocused();
  });

  await test.step('the organiser creates the event and comes home', async () => {
    await publish(organiser);
    await expect(organiser).toHaveURL('/');
    await expect(cardOn(organiser)).toBeVisible();
  });

  await test.step('a visitor sees it within one poll', async () => {
    await expect(cardOn(visitor)).toBeVisible(WITHIN_ONE_POLL);
  });

  await test.step('the visitor says yes, without an account', async () => {
    await cardOn(visitor).getByRole('button', { name: 'Join Event' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await dialog.getByRole('button', { name: 'Join Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOn(visitor).getByText('Vera')).toBeVisible();
    await expect(cardOn(visitor).getByRole('button', { name: 'Edit Response' })).toBeVisible();
    await expect(cardOn(organiser).getByText('Vera')).toBeVisible(WITHIN_ONE_POLL);
    await expect(cardOn(organiser).getByText('50%', { exact: true })).toBeVisible();
  });

  const another = await (await browser.newContext()).newPage();
  await test.step('another visitor says maybe, which brings it over the threshold', async () => {
    await another.goto('/');
    await cardOn(another).getByRole('button', { name: 'Join Event' }).click();
    const dialog = another.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Mo');
    await dialog.getByRole('radio', { name: 'Maybe' }).click();
    await expect(dialog.getByText('50%')).toBeVisible();
    await dialog.getByRole('slider', { name: 'Likelihood' }).press('End');
    await dialog.getByRole('button', { name: 'Join Event' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardOn(organiser).getByText('Mo', { exact: true })).toBeVisible(WITHIN_ONE_POLL);
    await expect(cardOn(organiser).getByRole('button', { name: 'Join Event (Has Enough Participants)' })).toBeVisible();
  });

  await test.step('the visitor turns the yes into a maybe', async () => {
    await cardOn(visitor).getByRole('button', { name: 'Edit Response' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Edit Response' });
    await dialog.getByRole('radio', { name: 'Maybe' }).click();
    await dialog.getByRole('slider', { name: 'Likelihood' }).press('Home');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(visitor.getByText('Response updated!', { exact: true })).toBeVisible();
    await expect(cardOn(another).getByText('10%', { exact: true })).toBeVisible(WITHIN_ONE_POLL);
  });

  await test.step('the other visitor withdraws', async () => {
    await cardOn(another).getByRole('button', { name: "Remove Mo's response" }).click();
    const dialog = another.getByRole('alertdialog', { name: "Remove Mo's response?" });
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(another.getByText('Response removed successfully', { exact: true })).toBeVisible();
    await expect(cardOn(visitor).getByText('Mo', { exact: true })).toBeHidden(WITHIN_ONE_POLL);
  });

  await test.step('nobody but the organiser is offered to edit or delete', async () => {
    await expect(cardOn(visitor).getByRole('button', { name: 'Delete' })).toBeHidden();
    await expect(cardOn(visitor).getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  });

  await test.step('the organiser deletes the event, and it is gone everywhere', async () => {
    await cardOn(organiser).getByRole('button', { name: 'Delete' }).click();
    const dialog = organiser.getByRole('alertdialog', { name: 'Delete Event' });
    await expect(dialog).toContainText('Are you sure you want to delete this event? This action cannot be undone.');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(organiser.getByText('Event deleted successfully', { exact: true })).toBeVisible();
    await expect(cardOn(organiser)).toBeHidden();
    await expect(cardOn(visitor)).toBeHidden(WITHIN_ONE_POLL);
  });
});
