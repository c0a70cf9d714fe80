import { expect, type Page } from '@playwright/test';
import { openList } from './controls.ts';
import { h1, isDialog, openHome, openSeries, openShortHome, press, type View } from './views.ts';

const staticPage = (path: string, heading: string): View => ({
  name: path,
  show: async (page) => {
    await page.goto(path);
    await h1(page, heading);
  },
});

/** What a visitor sees; `urlHash` is an event of somebody else. */
export const visitorViews = (urlHash: string): View[] => {
  const openEvent = async (page: Page) => {
    await page.goto(`/events/${urlHash}`);
    await h1(page, 'Kayaks on the canal');
  };
  return [
    { name: 'home', show: openHome },
    {
      name: 'the archive',
      show: async (page) => {
        await openHome(page);
        await page.getByRole('tab', { name: /^Archive/ }).click();
        await expect(page.getByText('Event Concluded').first()).toBeVisible();
      },
    },
    {
      name: 'the type filter',
      on: 'desktop',
      show: async (page) => {
        await openShortHome(page);
        await openList(page, 'Filter by event type');
      },
    },
    {
      name: 'the share menu',
      show: async (page) => {
        await openShortHome(page);
        await press(page, 'Share');
        await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeVisible();
      },
    },
    {
      name: 'the calendar menu',
      show: async (page) => {
        await openEvent(page);
        await press(page, 'Add to calendar');
        await expect(page.getByRole('menuitem').first()).toBeVisible();
      },
    },
    {
      name: 'the menu of a phone',
      on: 'phone',
      show: async (page) => {
        await openShortHome(page);
        await press(page, 'Menu');
        await expect(page.getByRole('menuitem', { name: 'Guide' })).toBeVisible();
      },
    },
    {
      name: 'Sign in Required',
      show: async (page) => {
        await openShortHome(page);
        await press(page, 'New Event');
        await isDialog(page, 'Sign in Required');
      },
    },
    { name: 'an event', show: openEvent },
    {
      name: 'Join Event, with a mistake',
      show: async (page) => {
        await openEvent(page);
        await press(page, /^Join Event/);
        await isDialog(page, 'Join Event');
        await page.getByRole('radio', { name: 'Maybe' }).click();
        await page.getByRole('textbox', { name: 'Email' }).fill('nobody');
        await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
        await page.getByRole('dialog').getByRole('button', { name: 'Join Event' }).click();
        await expect(page.getByText('Please enter a valid email address')).toBeVisible();
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
      name: 'an event that is none',
      show: async (page) => {
        await page.goto('/events/AAAAAAAAAAAAAAAAAAAAAA');
        await h1(page, 'Event not found');
      },
    },
    {
      name: 'an event to take over',
      show: async (page) => {
        await page.goto(`/take-over/${urlHash}#of-no-use`);
        await h1(page, 'Become the organiser of Kayaks on the canal?');
      },
    },
    {
      name: 'an invitation to organise',
      show: async (page) => {
        await page.goto(`/organise/${urlHash}#of-no-use`);
        await h1(page, 'Organise “Kayaks on the canal” together?');
      },
    },
    {
      name: 'a page to manage, of somebody else',
      show: async (page) => {
        await page.goto(`/events/${urlHash}/manage`);
        await h1(page, 'Sign in to manage this event');
      },
    },
    {
      name: 'a series, and to be in maybe',
      show: async (page) => {
        await openSeries(page, urlHash);
        await page.getByRole('radio', { name: 'Maybe' }).check();
        await expect(page.getByRole('slider')).toBeVisible();
      },
    },
    {
      name: 'to stop being a regular',
      show: async (page) => {
        await openSeries(page, urlHash);
        const join = page.getByRole('region', { name: 'I’m in every time' });
        // a view is shown more than once
        if (await join.getByLabel('Name').isVisible()) {
          await join.getByLabel('Name').fill('Renate Regular');
          await join.getByRole('button', { name: 'I’m in every time' }).click();
        }
        await join.getByRole('button', { name: 'I’m not in every time any more' }).click();
        await isDialog(page, 'Stop being a regular?');
      },
    },
    staticPage('/reports', 'Sign in to read reports'),
    staticPage('/me', 'Sign in to see your events'),
    staticPage('/me/developers', 'Sign in to create API tokens and webhooks'),
    staticPage('/about', 'About Quorum'),
    staticPage('/guide', 'Guide'),
    staticPage('/changelog', 'Changelog'),
    staticPage('/developers', 'Developers'),
    staticPage('/no/such/page', 'Nobody meets here'),
  ];
};
