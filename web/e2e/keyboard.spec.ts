import { expect, test, type Locator, type Page } from '@playwright/test';
import { tellAlive, untilAlive } from './support/alive.ts';
import { type Person, signIn } from './support/signIn.ts';

const organiser: Person = { name: 'Kim Taste', email: 'kim@example.com' };
const TITLE = 'Chess by candlelight';

/** Goes on with Tab, as a person would, until `target` has the focus. */
const tabTo = async (page: Page, target: Locator) => {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 400; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
};

const pressOn = async (page: Page, target: Locator, key = 'Enter') => {
  await tabTo(page, target);
  await page.keyboard.press(key);
};

/** Chooses the neighbour of a radio button; the key is up again before the focus has moved, as on a slow phone. */
const arrowTo = async (page: Page, key: 'ArrowLeft' | 'ArrowRight', target: Locator) => {
  await page.keyboard.press(key);
  await expect(target).toBeChecked();
};

const write = async (page: Page, target: Locator, text: string) => {
  await tabTo(page, target);
  await page.keyboard.type(text);
};

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();

test('an event is made, answered, changed and deleted without a mouse', async ({ page, context }) => {
  await tellAlive(context);
  const button = (name: string, within: Page | Locator = page) => within.getByRole('button', { name, exact: true });
  const textbox = (name: string, within: Page | Locator = page) => within.getByRole('textbox', { name });
  await page.goto('/');
  await signIn(page, organiser);

  await test.step('the first Tab leads past the header', async () => {
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('it is created', async () => {
    await untilAlive(page);
    await pressOn(page, button('New Event'));
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeVisible();
    await write(page, textbox('Title'), TITLE);
    await pressOn(page, page.getByRole('combobox', { name: 'Event Type' }), 'Space');
    await expect(page.getByRole('option', { name: 'Basketball' })).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Event Type' })).toBeFocused();
    // month, day, year, hour, minute, half of the day: the parts of the browser's own control, each of which leads to the next
    await write(page, page.getByLabel('Date & Time'), '1224');
    await page.keyboard.type(String(new Date().getFullYear() + 1));
    await page.keyboard.type('0730PM');
    await write(page, textbox('Location'), 'Bergmannstr. 4, Berlin');
    await tabTo(page, page.getByRole('radio', { name: 'Public' }));
    await arrowTo(page, 'ArrowRight', page.getByRole('radio', { name: 'Private' }));
    await arrowTo(page, 'ArrowLeft', page.getByRole('radio', { name: 'Public' }));
    await pressOn(page, button('Create Event'));
    await said(page, 'Event created successfully');
    await expect(page).toHaveURL('/');
  });

  const card = page.getByRole('article', { name: TITLE });
  const ownAnswer = card.getByRole('list', { name: 'Responses' }).getByRole('listitem').filter({ hasText: 'Kim' });
  await test.step('it is opened', async () => {
    // home begins with the next ten, which may all be of other stories
    await pressOn(page, page.getByRole('region', { name: /is up\./ }).getByRole('link', { name: 'View event' }));
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('it is shared from a menu, which gives the focus back', async () => {
    await pressOn(page, button('Share'));
    await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Share on Facebook' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button('Share')).toBeFocused();
  });

  await test.step('it is joined, as a maybe', async () => {
    await pressOn(page, button('Join Event'));
    const dialog = page.getByRole('dialog', { name: 'Join Event' });
    await expect(textbox('Name', dialog)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Kim');
    await tabTo(page, dialog.getByRole('radio', { name: 'Yes' }));
    await arrowTo(page, 'ArrowRight', dialog.getByRole('radio', { name: 'Maybe' }));
    await tabTo(page, dialog.getByRole('slider', { name: 'Likelihood' }));
    await page.keyboard.press('ArrowRight');
    await pressOn(page, button('Join Event', dialog));
    await expect(dialog).toBeHidden();
    await expect(button('Edit Response')).toBeFocused();
    await expect(ownAnswer).toContainText('60%');
  });

  await test.step('the answer is changed', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Response' });
    await tabTo(page, dialog.getByRole('radio', { name: 'Maybe' }));
    await arrowTo(page, 'ArrowLeft', dialog.getByRole('radio', { name: 'Yes' }));
    await pressOn(page, button('Save Changes', dialog));
    await expect(dialog).toBeHidden();
    await expect(button('Edit Response')).toBeFocused();
    await expect(ownAnswer).toContainText('100%');
  });

  await test.step('Escape closes the form of the event, and changes nothing', async () => {
    await pressOn(page, button('Edit'));
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await expect(dialog).toBeVisible();
    const types = dialog.getByRole('combobox', { name: 'Event Type' });
    await pressOn(page, types, 'Space');
    await expect.poll(() => types.evaluate((list) => list.matches(':open'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => types.evaluate((list) => list.matches(':open'))).toBe(false);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button('Edit')).toBeFocused();
  });

  await test.step('the event is changed', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit Event' });
    await tabTo(page, textbox('Location', dialog));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Gneisenaustr. 2, Berlin');
    await pressOn(page, button('Save Changes', dialog));
    await expect(dialog).toBeHidden();
    await expect(button('Edit')).toBeFocused();
    await expect(card).toContainText('Gneisenaustr. 2, Berlin');
  });

  await test.step('the answer is removed', async () => {
    await tabTo(page, button('Edit Response'));
    await pressOn(page, button("Remove Kim's response"));
    const question = page.getByRole('alertdialog', { name: "Remove Kim's response?" });
    await expect(button('Cancel', question)).toBeFocused();
    await pressOn(page, button('Remove', question));
    await expect(question).toBeHidden();
    await said(page, 'Response removed successfully');
    // the button that asked is gone, and the focus is near by
    await expect(card.locator(':focus')).toHaveCount(1);
  });

  await test.step('a message is reached with F8, and left with Escape', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Response removed successfully', { exact: true })).toBeHidden();
  });

  await test.step('the event is deleted', async () => {
    await pressOn(page, button('Delete'));
    const question = page.getByRole('alertdialog', { name: 'Delete Event' });
    await expect(button('Cancel', question)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(button('Delete')).toBeFocused();
    await page.keyboard.press('Enter');
    await pressOn(page, button('Delete', question));
    await said(page, 'Event deleted successfully');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(card).toBeHidden();
  });
});

test('a dialog that begins with a choice is gone through in a circle, and Enter on the choice sends nothing', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Report this event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report Event' });
  const reasons = dialog.getByRole('radio');
  const third = reasons.nth(2);
  await tabTo(page, reasons.first());
  await arrowTo(page, 'ArrowRight', reasons.nth(1));
  await arrowTo(page, 'ArrowRight', third);
  await expect(third).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();

  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(third).toBeFocused();
});
