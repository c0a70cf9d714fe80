import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { expectToast } from '../support/device.ts';
import { inDays } from '../support/inDays.ts';
import { joinAs, publishAs } from '../support/publishAs.ts';
import type { Person } from '../support/signIn.ts';

const organiser: Person = { name: 'Carla Card', email: 'carla@example.com' };
const guest: Person = { name: 'Gert', email: 'gert@example.com' };

const publish = (request: APIRequestContext, event: object = {}) =>
  publishAs(request, organiser, {
    title: 'Boules at dusk',
    location: 'Paul-Lincke-Ufer, Berlin',
    date: '2031-07-04T17:30:00.000Z',
    endTime: '2031-07-04T19:00:00.000Z',
    timezone: 'Asia/Tokyo',
    participantThreshold: 2,
    eventTypeId: 3,
    notes: 'Bring a torch.\nAnd a friend.',
    webLink: 'https://example.org/boules',
    isRecurring: true,
    recurrenceFrequency: 'biweekly',
    ...event,
  });

const cardOn = (page: Page) => page.getByRole('article', { name: 'Boules at dusk' });

test.describe('Event card', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('type, place, time in the zone of the event, recurrence, notes and link', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    const card = cardOn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Boules at dusk' })).toBeVisible();
    await expect(card.getByText('Volleyball')).toBeVisible();
    await expect(card.getByText('Sat, Jul 5, 2031, 2:30')).toContainText('4:00 AM GMT+9');
    await expect(card.getByText('Repeats biweekly')).toBeVisible();
    await expect(card.getByText('Bring a torch.')).toContainText('And a friend.');
    const place = card.getByRole('link', { name: 'Paul-Lincke-Ufer, Berlin' });
    await expect(place).toHaveAttribute('href', /maps.*Paul-Lincke-Ufer/);
    await expect(place).toHaveAttribute('target', '_blank');
    await expect(card.getByRole('link', { name: 'More Information' })).toHaveAttribute(
      'href',
      'https://example.org/boules',
    );
  });

  test('progress is the sum of the likelihoods by the threshold; joining goes on beyond it', async ({
    page,
    request,
  }) => {
    const hash = await publish(request);
    await joinAs(request, guest, hash, { likelihood: 0.5, comment: 'If I wake up' });
    await page.goto(`/events/${hash}`);
    const card = cardOn(page);
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await expect(card.getByText('25%', { exact: true })).toBeVisible();
    const response = card.getByRole('listitem').filter({ hasText: 'Gert' });
    await expect(response).toContainText('50%');
    await expect(response).toContainText('If I wake up');
    await joinAs(request, organiser, hash, {});
    await joinAs(request, { name: 'Mia', email: 'mia@example.com' }, hash, {});
    await page.reload();
    await expect(card.getByText('125%', { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Join Event (Has Enough Participants)' })).toBeEnabled();
  });

  test('a share menu: Copy Link, Facebook, Twitter and SMS', async ({ page, request }) => {
    const hash = await publish(request);
    await page.goto(`/events/${hash}`);
    const share = cardOn(page).getByRole('button', { name: 'Share' });
    await share.click();
    const address = encodeURIComponent(page.url());
    const target = (name: string) => page.getByRole('menuitem', { name });
    await expect(target('Share on Facebook')).toHaveAttribute('href', new RegExp(`facebook\\.com.*${address}`));
    await expect(target('Share on Twitter')).toHaveAttribute('href', /twitter\.com.*Join%20our%20event!/);
    await expect(target('Share via SMS')).toHaveAttribute('href', /^sms:.*Join%20our%20event!/);
    await target('Copy Link').click();
    await expectToast(page, 'Link Copied', 'Event link copied to clipboard!');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('a calendar menu: a file, Google Calendar and Outlook', async ({ page, request }) => {
    const hash = await publish(request);
    await page.goto(`/events/${hash}`);
    await cardOn(page).getByRole('button', { name: 'Add to calendar' }).click();
    const target = (name: string) => page.getByRole('menuitem', { name });
    await expect(target('Google Calendar')).toHaveAttribute('href', /calendar\.google\.com.*20310704T173000Z/);
    await expect(target('Outlook')).toHaveAttribute('href', /outlook\.live\.com.*Boules/);
    const file = await target('Calendar file').getAttribute('href');
    const answer = await request.get(file ?? '');
    expect(answer.headers()['content-type']).toContain('text/calendar');
    expect(await answer.text()).toContain('SUMMARY:Boules at dusk');
  });

  test("says 'Event Concluded' once the event's day is over, and takes nobody in any more", async ({
    page,
    request,
  }) => {
    const past = { date: inDays(-3), endTime: null, isRecurring: false, recurrenceFrequency: null };
    await page.goto(`/events/${await publish(request, past)}`);
    await expect(cardOn(page).getByText('Event Concluded')).toBeVisible();
    await expect(cardOn(page).getByRole('button', { name: /^Join Event/ })).toBeHidden();
  });

  test('Edit and Delete are for the creator alone', async ({ page, request }) => {
    await page.goto(`/events/${await publish(request)}`);
    await expect(cardOn(page).getByRole('button', { name: /^Join Event/ })).toBeVisible();
    await expect(cardOn(page).getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
    await expect(cardOn(page).getByRole('button', { name: 'Delete' })).toBeHidden();
  });

  test('a private event is on no list, and opens by its address', async ({ page, request }) => {
    const hash = await publish(request, { title: 'Boules at dawn', isPrivate: true, eventTypeId: 9 });
    await page.goto('/?type=9');
    await expect(page.getByRole('article').or(page.getByText('No upcoming events')).first()).toBeVisible();
    await expect(page.getByRole('article', { name: 'Boules at dawn' })).toBeHidden();
    await page.goto(`/events/${hash}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Boules at dawn' })).toBeVisible();
  });
});
