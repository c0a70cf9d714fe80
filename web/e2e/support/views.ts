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
  /** It disappears by itself, so it is opened once more for the phone. */
  passes?: true;
}

/** Shows it as to somebody who has begun nothing: forms keep what was typed into them. */
export const show = async (page: Page, view: View): Promise<void> => {
  // a page that is none yet has no storage
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await view.show(page);
};

export const h1 = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

export const openHome = async (page: Page, path = '/') => {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
};

/** With fewer cards, where it is about something else. */
export const openShortHome = (page: Page) => openHome(page, '/?type=2');

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

export const isDialog = (page: Page, name: string | RegExp) =>
  expect(
    page
      .locator('[role="dialog"], [role="alertdialog"]')
      .and(page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }))),
  ).toBeVisible();

/** Follows the link from an event to the page of its series. */
export const openSeries = async (page: Page, urlHash: string) => {
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('link', { name: 'All dates and regulars' }).click();
  await expect(page.getByRole('region', { name: 'Regulars' })).toBeVisible();
};

/** An event of somebody else, with a response of every kind. */
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
    chatLink: 'https://example.org/chat',
    price: {
      amount: 4850,
      currency: 'EUR',
      mode: 'SPLIT',
      howToPay: 'Cash at the jetty, or by https://example.org/pay',
    },
    questions: [
      { text: 'What do you bring to eat?', kind: 'TEXT' },
      { text: 'Which boat?', kind: 'CHOICE', options: ['Kayak', 'Canadian canoe'] },
    ],
  });
  await joinAs(request, guest, urlHash, {
    likelihood: 0.3,
    comment: 'Only if it does not rain all day long, see you there',
  });
  await joinAs(request, organiser, urlHash, {});
  await expect(
    await request.post(`/api/events/${urlHash}/reports`, { data: { reason: 'Something else\nIs it safe?' } }),
  ).toBeOK();
  return urlHash;
};
