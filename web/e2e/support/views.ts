import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { inDays } from './inDays.ts';
import { joinAs, publishAs } from './publishAs.ts';
import type { Person } from './signIn.ts';

/** Something that a person may have before them: a page, or what opens on it. */
export interface View {
  name: string;
  /** Shows it, wherever `page` was before. */
  show: (page: Page) => Promise<void>;
  /** Only where there is room for a wide header, or only where there is none. */
  on?: 'desktop' | 'phone';
}

const h1 = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const openHome = async (page: Page, path = '/') => {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** With fewer cards, where it is about something else. */
const openShortHome = (page: Page) => openHome(page, '/?type=2');

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const isDialog = (page: Page, name: string | RegExp) =>
  expect(
    page
      .locator('[role="dialog"], [role="alertdialog"]')
      .and(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))),
  ).toBeVisible();

const staticPage = (path: string, heading: string): View => ({
  name: path,
  show: async (page) => {
    await page.goto(path);
    await h1(page, heading);
  },
});

/** An event of nobody who is here, with an answer of every kind. */
export const publishForViews = async (
  request: APIRequestContext,
  organiser: Person,
  guest: Person,
): Promise<string> => {
  const urlHash = await publishAs(request, organiser, {
    title: 'Kayaks on the canal',
    location: 'Landwehrkanal, Berlin',
    date: inDays(9),
    endTime: inDays(9 + 1 / 24),
    timezone: 'Asia/Tokyo',
    participantThreshold: 4,
    eventTypeId: 2,
    notes: 'Bring dry clothes.\nWe have life jackets in all sizes.',
    webLink: 'https://example.org/a-rather-long-address/without-any-place-to-break-it',
    isRecurring: true,
    recurrenceFrequency: 'weekly',
  });
  await joinAs(request, guest, urlHash, {
    likelihood: 0.3,
    comment: 'Only if it does not rain all day long, see you there',
  });
  await joinAs(request, organiser, urlHash, {});
  return urlHash;
};

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
      show: async (page) => {
        await openShortHome(page);
        await page.getByRole('combobox', { name: 'Filter by event type' }).click();
        await expect(page.getByRole('option').first()).toBeVisible();
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
    staticPage('/about', 'About Quorum'),
    staticPage('/guide', 'Guide'),
    staticPage('/changelog', 'Changelog'),
    staticPage('/no/such/page', 'Nobody meets here'),
  ];
};

/** What only somebody signed in sees, who is the organiser of the event. */
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
      name: 'the type of a new event',
      show: async (page) => {
        await openCreate(page);
        await page.getByRole('combobox', { name: 'Event Type' }).click();
        await expect(page.getByRole('option').first()).toBeVisible();
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
    onEvent('Edit Event', 'Edit'),
    onEvent('Delete Event', 'Delete'),
    onEvent('Edit Response', 'Edit Response'),
    onEvent("Remove Guido's response?", "Remove Guido's response"),
    {
      name: 'a message',
      show: async (page) => {
        await openEvent(page);
        await page.getByRole('button', { name: 'Edit Response' }).click();
        await page.getByRole('button', { name: 'Save Changes' }).click();
        await expect(page.getByText('Response updated!', { exact: true })).toBeVisible();
      },
    },
  ];
};
