import { expect, type Page } from '@playwright/test';
import { h1, isDialog, openSeries, type View } from './views.ts';

/** What an organiser of the event sees of those who come, and of those who organise it, too. */
export const managingViews = (urlHash: string): View[] => {
  const openList = async (page: Page) => {
    await page.goto(`/events/${urlHash}/manage`);
    await expect(page.getByRole('button', { name: 'More about Guido' })).toBeVisible();
  };
  const onList = (name: string, button: string, type?: (page: Page) => Promise<void>): View => ({
    name,
    show: async (page) => {
      await openList(page);
      await page.getByRole('button', { name: button, exact: true }).click();
      await isDialog(page, name);
      await type?.(page);
    },
  });
  return [
    { name: 'the list of who comes', show: openList },
    onList('Write a Message', 'Write a Message', async (page) => {
      await page.getByRole('textbox', { name: 'Message' }).fill('Bring shoes: https://example.org/shoes');
      await expect(page.getByText('Preview')).toBeVisible();
    }),
    onList('Add Somebody', 'Add Somebody'),
    onList('Guido', 'More about Guido'),
    {
      name: 'Co-organisers',
      show: async (page) => {
        await page.goto(`/events/${urlHash}`);
        await page.getByRole('button', { name: 'Co-organisers', exact: true }).click();
        await page.getByRole('button', { name: 'Create an invitation link' }).click();
        await expect(page.getByLabel('Invitation link', { exact: true })).toBeVisible();
      },
    },
    {
      name: 'an invitation to organise that is one’s own',
      show: async (page) => {
        await page.goto(`/organise/${urlHash}#of-no-use`);
        await expect(page.getByRole('heading', { level: 1, name: /^You already organise/ })).toBeVisible();
      },
    },
    {
      name: 'a question and a price of a new event, with mistakes',
      show: async (page) => {
        // what it has typed before is kept
        await page.goto('/create');
        await page.evaluate(() => sessionStorage.removeItem('event-draft'));
        await page.goto('/create');
        await page.getByText('More options').click();
        await page.getByRole('button', { name: 'Add a question' }).click();
        await page.getByLabel('How question 1 is answered').selectOption('One of several answers');
        await page.getByRole('textbox', { name: 'Answers to question 1' }).fill('Only one');
        await page.getByRole('textbox', { name: 'What it costs' }).fill('nothing');
        await page.getByRole('textbox', { name: 'Title' }).fill('x');
        await page.getByRole('textbox', { name: 'Title' }).fill('');
        await expect(page.getByRole('alert')).toContainText('Title is required');
      },
    },
    {
      name: 'an event with its history opened',
      show: async (page) => {
        await openList(page);
        await page.getByText('What happened so far', { exact: true }).click();
        await expect(
          page.getByRole('list', { name: 'What happened so far' }).getByRole('listitem').first(),
        ).toBeVisible();
        await expect(page.getByText('Chance over time')).toBeVisible();
      },
    },
    {
      name: 'all that one organises and joined',
      show: async (page) => {
        await page.goto('/me');
        await h1(page, 'Your events and responses');
        for (const part of ['Organised by you', 'Joined'])
          await expect(
            page.getByRole('region', { name: part }).getByRole('link', { name: 'Kayaks on the canal' }).first(),
          ).toBeVisible();
      },
    },
    {
      name: 'a series of one’s own, with who came how often',
      show: async (page) => {
        await openSeries(page, urlHash);
        await expect(page.getByRole('region', { name: 'How often people came' }).getByText('Guido')).toBeVisible();
      },
    },
  ];
};
