import { expect, type Page } from '@playwright/test';
import type { LongTexts } from './longTexts.ts';
import { stickingOut } from './stickingOut.ts';
import { isDialog, press, type View } from './views.ts';

const pressExactly = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Each page and dialog in which its organiser, who is an operator too, reads what people wrote about an event. */
export const longTextViews = (urlHash: string, { title, name, comment }: LongTexts): View[] => {
  const openEvent = async (page: Page) => {
    await page.goto(`/events/${urlHash}`);
    await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hand over' })).toBeVisible();
  };
  const dialog = (dialogName: string, button: string): View => ({
    name: dialogName,
    show: async (page) => {
      await openEvent(page);
      await pressExactly(page, button);
      await isDialog(page, dialogName);
    },
  });
  return [
    {
      name: 'home',
      show: async (page) => {
        // few others are of its type: a list shows the first of them alone, until one scrolls
        await page.goto('/?type=7');
        await expect(page.getByRole('article', { name: title }).first()).toBeVisible();
      },
    },
    { name: 'the event', show: openEvent },
    dialog('Edit Event', 'Edit'),
    dialog('Delete Event', 'Delete'),
    dialog('End this series?', 'End series'),
    dialog('Edit Response', 'Edit Response'),
    dialog(`Remove ${name}'s response?`, `Remove ${name}'s response`),
    {
      name: 'the link that hands it over',
      show: async (page) => {
        await openEvent(page);
        await pressExactly(page, 'Hand over');
        await pressExactly(page, 'Create link');
        await expect(page.getByLabel('Link for the new organiser')).toBeVisible();
      },
    },
    {
      name: 'the toast of a hidden response',
      show: async (page) => {
        await openEvent(page);
        await page
          .getByRole('button', { name: `Hide ${name}'s response` })
          .first()
          .click();
        await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')).toBeVisible();
      },
    },
    {
      name: 'the user menu',
      show: async (page) => {
        await openEvent(page);
        await press(page, /^User menu/);
        await expect(page.getByRole('dialog', { name: 'User menu' }).getByText(title).first()).toBeVisible();
      },
    },
    {
      name: 'the reports',
      show: async (page) => {
        await page.goto('/reports');
        await expect(page.getByText(comment).first()).toBeVisible();
      },
    },
    {
      name: 'the offer to take it over, to whom it belongs',
      show: async (page) => {
        await page.goto(`/take-over/${urlHash}#of-no-use`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      },
    },
  ];
};

/** The same for a visitor. */
export const longTextViewsOfVisitor = (urlHash: string, { title, name, comment, email }: LongTexts): View[] => {
  const openEvent = async (page: Page) => {
    await page.goto(`/events/${urlHash}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  return [
    {
      name: 'Join Event',
      show: async (page) => {
        await openEvent(page);
        await press(page, /^Join Event/);
        await page.getByRole('textbox', { name: 'Name' }).fill(name);
        await page.getByRole('textbox', { name: 'Email' }).fill(email);
        await page.getByRole('textbox', { name: 'Comment' }).fill(comment);
        expect.soft(await page.evaluate(stickingOut), 'the form of Join Event').toEqual([]);
        await page.getByRole('dialog').getByRole('button', { name: 'Join Event' }).click();
        await expect(page.getByRole('button', { name: 'Edit Response' })).toBeVisible();
      },
    },
    {
      name: 'Report Event',
      show: async (page) => {
        await openEvent(page);
        await press(page, 'Report this event');
        await isDialog(page, 'Report Event');
      },
    },
    {
      name: 'the share menu',
      show: async (page) => {
        await openEvent(page);
        await press(page, 'Share');
        await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
      },
    },
    {
      name: 'the offer to take it over',
      show: async (page) => {
        await page.goto(`/take-over/${urlHash}#of-no-use`);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      },
    },
    {
      name: 'who to be',
      show: async (page) => {
        await page.goto('/');
        const opened = page.waitForEvent('popup');
        await page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' }).click();
        const address = (await opened).url();
        await (await opened).close();
        await page.goto(address);
        await expect(page.getByText(name).first()).toBeVisible();
      },
    },
  ];
};
