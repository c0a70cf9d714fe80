import { expect, type Page } from '@playwright/test';
import { openList } from './controls.ts';
import { managingViews } from './managingViews.ts';
import { h1, isDialog, openShortHome, press, type View } from './views.ts';

/** What only somebody signed in sees, who is the organiser of the event and an operator. */
export const organiserViews = (urlHash: string): View[] => {
  const openCreate = async (page: Page) => {
    await page.goto('/create');
    await expect(page.getByRole('combobox', { name: 'Event Type' })).toBeEnabled();
  };
  const openEvent = async (page: Page) => {
    await page.goto(`/events/${urlHash}`);
    await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
  };
  const onEvent = (name: string, button: string | RegExp): View => ({
    name,
    show: async (page) => {
      await openEvent(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      await isDialog(page, name);
    },
  });
  return [
    {
      name: 'the user menu',
      show: async (page) => {
        await openShortHome(page);
        await press(page, /^User menu/);
        await expect(
          page.getByRole('dialog', { name: 'User menu' }).getByText('Kayaks on the canal').first(),
        ).toBeVisible();
      },
    },
    {
      name: 'Create New Event, with every mistake',
      show: async (page) => {
        await openCreate(page);
        await page.getByText('Need to override detected timezone?').click();
        await page.getByRole('radio', { name: 'Yes' }).click();
        await page.getByRole('textbox', { name: 'Web Link' }).fill('nowhere');
        await page.getByRole('textbox', { name: 'Title' }).fill('x');
        await page.getByRole('textbox', { name: 'Title' }).fill('');
        await expect(page.getByRole('alert')).toContainText('Title is required');
      },
    },
    {
      name: 'the formats of a new event, with mistakes',
      show: async (page) => {
        // what it has typed before is kept
        await page.evaluate(() => sessionStorage.removeItem('event-draft'));
        await openCreate(page);
        await page.getByText('More options').click();
        for (const people of ['10', '9']) {
          await page.getByRole('button', { name: 'Add format' }).click();
          await page
            .getByRole('spinbutton', { name: /^People for format/ })
            .last()
            .fill(people);
        }
        await page.getByRole('textbox', { name: 'Name of format 1' }).fill('x');
        await page.getByRole('textbox', { name: 'Name of format 1' }).fill('');
        await expect(page.getByRole('list').getByText('Each format needs more participants')).not.toHaveCount(0);
      },
    },
    {
      name: 'the type of a new event',
      on: 'desktop',
      show: async (page) => {
        await openCreate(page);
        await openList(page, 'Event Type');
      },
    },
    {
      name: 'the zones of a new event',
      show: async (page) => {
        await openCreate(page);
        await page.getByText('Need to override detected timezone?').click();
        await page.getByRole('combobox', { name: /timezone/i }).fill('berlin');
        await expect(page.getByRole('option', { name: /Berlin/ })).toBeVisible();
      },
    },
    onEvent('Will it take place?', 'Decide'),
    onEvent('Edit Event', 'Edit'),
    onEvent('Delete Event', 'Delete'),
    {
      name: 'the link that hands an event over',
      show: async (page) => {
        await openEvent(page);
        await page.getByRole('button', { name: 'Hand over', exact: true }).click();
        await page.getByRole('button', { name: 'Create link' }).click();
        await expect(page.getByLabel('Link for the new organiser')).toBeVisible();
      },
    },
    onEvent('Answers', 'Answers'),
    onEvent('Payments', 'Payments'),
    ...managingViews(urlHash),
    onEvent('Edit Response', 'Edit Response'),
    onEvent("Remove Guido's response?", "Remove Guido's response"),
    {
      name: 'a message',
      passes: true,
      show: async (page) => {
        await openEvent(page);
        await page.getByRole('button', { name: 'Edit Response' }).click();
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('Response updated!', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'the reports',
      show: async (page) => {
        await page.goto('/reports');
        await h1(page, 'Reports');
        await expect(page.getByRole('article').first()).toBeVisible();
      },
    },
  ];
};
