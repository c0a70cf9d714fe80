import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { expectToast } from '../support/device.ts';
import { failWrites } from '../support/failWrites.ts';
import { publishAs } from '../support/publishAs.ts';
import { type Person, signIn } from '../support/signIn.ts';

const organiser: Person = { name: 'Edda Event', email: 'edda@example.com' };
const TITLE = 'Sauna by the lake';

const publish = (request: APIRequestContext) =>
  publishAs(request, organiser, {
    title: TITLE,
    location: 'Krumme Lanke, Berlin',
    date: '2031-02-01T17:30:00.000Z',
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 4,
    webLink: 'https://example.org/sauna',
  });

const button = (name: string, within: Page | Locator) => within.getByRole('button', { name, exact: true });

const join = async (page: Page, name: string, likelihood?: (slider: Locator) => Promise<void>) => {
  await page.getByRole('button', { name: /^Join Event/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  if (likelihood) {
    await dialog.getByRole('radio', { name: 'Maybe' }).click();
    await likelihood(dialog.getByRole('slider', { name: 'Likelihood' }));
  }
  await button('Join Event', dialog).click();
  await expect(dialog).toBeHidden();
};

test.describe('Join Event', () => {
  test('needs a name; a maybe goes from 0 to 100 % in steps of 10, from 50 %', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await button('Join Event', page).click();
    const dialog = page.getByRole('dialog', { name: 'Join Event' });
    await expect(button('Join Event', dialog)).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('   ');
    await expect(button('Join Event', dialog)).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await expect(button('Join Event', dialog)).toBeEnabled();
    await expect(dialog.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveAttribute('type', 'email');
    await expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveAttribute('maxlength', '100');
    await dialog.getByRole('radio', { name: 'Maybe' }).click();
    const slider = dialog.getByRole('slider', { name: 'Likelihood' });
    await expect(dialog.getByText('50%')).toBeVisible();
    await slider.press('ArrowRight');
    await expect(dialog.getByText('60%')).toBeVisible();
    await slider.press('Home');
    await expect(dialog.getByText('0%', { exact: true })).toBeVisible();
    await slider.press('End');
    await expect(dialog.getByText('100%')).toBeVisible();
  });

  test('closes, resets and says so; the token is kept under a key of the response', async ({ page, request }) => {
    const hash = await publish(request);
    await page.goto(`/events/${hash}`);
    await join(page, 'Vera', (slider) => slider.press('ArrowLeft'));
    await expectToast(page, 'Success', "You've successfully joined the event!");
    const { participants } = await (await request.get(`/api/events/${hash}`)).json();
    expect(participants).toMatchObject([{ name: 'Vera', likelihood: 0.4 }]);
    const token = await page.evaluate((key) => localStorage.getItem(key), `response-token-${participants[0].id}`);
    expect(token).toMatch(/^[\w-]{20,}$/);
    await expect(button('Edit Response', page)).toBeVisible();
    await page.reload();
    await expect(button('Edit Response', page)).toBeVisible();
  });

  test('is undone, with a word, when the server cannot be reached', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await expect(button('Join Event', page)).toBeVisible();
    await failWrites(page);
    await button('Join Event', page).click();
    const dialog = page.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await button('Join Event', dialog).click();
    await expectToast(page, 'Error', 'Failed to join event');
    await expect(page.getByRole('article').getByText('Vera')).toBeHidden();
  });
});

test.describe('Edit and remove a response', () => {
  test('the slider goes from 10 % to 90 %; a removal asks by name', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await join(page, 'Vera', (slider) => slider.press('ArrowLeft'));
    await button('Edit Response', page).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Response' });
    const slider = dialog.getByRole('slider', { name: 'Likelihood' });
    await slider.press('Home');
    await expect(dialog.getByText('10%')).toBeVisible();
    await slider.press('End');
    await expect(dialog.getByText('90%')).toBeVisible();
    await button('Save Changes', dialog).click();
    await expectToast(page, 'Success', 'Response updated!');
    await expect(page.getByRole('article').getByText('90%', { exact: true })).toBeVisible();
    await button("Remove Vera's response", page).click();
    const question = page.getByRole('alertdialog', { name: "Remove Vera's response?" });
    await button('Remove', question).click();
    await expectToast(page, 'Success', 'Response removed successfully');
    await expect(button('Join Event', page)).toBeVisible();
  });

  test('a failure is said, and nothing is lost', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await join(page, 'Vera');
    await expect(button('Edit Response', page)).toBeVisible();
    await failWrites(page);
    await button('Edit Response', page).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Response' });
    await button('Save Changes', dialog).click();
    await expectToast(page, 'Error', 'Failed to update response');
    await button('Close', dialog).click();
    await button("Remove Vera's response", page).click();
    await button('Remove', page.getByRole('alertdialog')).click();
    await expectToast(page, 'Error', 'Failed to remove response');
    await expect(page.getByRole('article').getByText('Vera')).toBeVisible();
  });
});

test.describe('Edit and delete an event', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await signIn(page, organiser);
  });

  test('a link without http is cleared on leaving it, with a toast', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await button('Edit', page).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    const link = dialog.getByRole('textbox', { name: 'Web Link' });
    await link.fill('example.org');
    await link.blur();
    await expect(link).toHaveValue('');
    await expectToast(page, 'Invalid URL', 'Please include http:// or https:// in your URL');
  });

  test('a toast covers no title of a tall dialog on a narrow phone', async ({ page, request }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/events/${await publish(request)}`);
    await button('Edit', page).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByRole('textbox', { name: 'Web Link' }).fill('example.org');
    await dialog.getByRole('textbox', { name: 'Web Link' }).blur();
    await expectToast(page, 'Invalid URL', 'Please include http:// or https:// in your URL');
    const toast = await page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem').boundingBox();
    const title = await dialog.getByRole('heading', { name: 'Edit Event' }).boundingBox();
    expect(title?.y).toBeGreaterThan((toast?.y ?? 0) + (toast?.height ?? 0));
  });

  test('a change is saved and said', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await button('Edit', page).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Sauna in the lake');
    await button('Save Changes', dialog).click();
    await expectToast(page, 'Success', 'Event updated successfully');
    await expect(page.getByRole('heading', { level: 1, name: 'Sauna in the lake' })).toBeVisible();
  });

  test('deleting asks first, then goes home; the address says that it was cancelled', async ({ page, request }) => {
    const address = `/events/${await publish(request)}`;
    await page.goto(address);
    await button('Delete', page).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Event' });
    await expect(question).toContainText('Are you sure you want to delete this event? This action cannot be undone.');
    await button('Cancel', question).click();
    await expect(question).toBeHidden();
    await button('Delete', page).click();
    await button('Delete', question).click();
    await expectToast(page, 'Success', 'Event deleted successfully');
    await expect(page).toHaveURL('/');
    await page.goto(address);
    await expect(page.getByText(/was cancelled by its organiser/)).toBeVisible();
  });
});
