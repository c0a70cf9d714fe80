import { expect, type APIRequestContext, type Page, test } from '@playwright/test';
import { delayAppCode } from './support/delayAppCode.ts';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';

const organiser = { name: 'Olga Organiser', email: 'olga.forms@example.com' };

const publish = (request: APIRequestContext, event: object = {}) =>
  publishAs(request, organiser, {
    title: 'Croquet at noon',
    location: 'Volkspark, Berlin',
    date: inDays(4),
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    maxGuests: 2,
    eventTypeId: 2,
    ...event,
  });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const responses = (page: Page) => page.getByRole('list', { name: 'Responses' });

test.describe('a reader without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('joins, changes the answer and takes it back', async ({ page, request }) => {
    const urlHash = await publish(request);
    await page.goto(`/events/${urlHash}`);
    await button(page, 'Join Event').click();
    await expect(page).toHaveURL(`/events/${urlHash}/join`);

    // what was refused is said, and what was typed is there
    await page.getByRole('textbox', { name: 'Comment' }).fill('With a mallet');
    await button(page, 'Join Event').click();
    await expect(page.getByRole('alert')).toContainText('Name is required');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Comment' })).toHaveValue('With a mallet');

    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await expect(page.getByLabel('Likelihood')).toBeHidden();
    await page.getByRole('radio', { name: 'Maybe' }).check();
    await page.getByRole('slider', { name: 'Likelihood' }).fill('0.3');
    await expect(page.getByLabel('Ask me if you are short')).toBeHidden();
    await page.getByRole('spinbutton', { name: 'Guests' }).fill('1');
    await button(page, 'Join Event').click();
    await expect(page).toHaveURL(`/events/${urlHash}`);
    await expect(page.getByRole('status').filter({ hasText: "You've successfully joined the event!" })).toBeVisible();
    await expect(responses(page)).toContainText('Vera');
    await expect(responses(page)).toContainText('With a mallet');
    await expect(responses(page)).toContainText('30%');

    const privateLink = page.getByRole('link', { name: 'My private link' });
    const address = (await privateLink.getAttribute('href')) ?? '';
    await button(page, 'Edit Response').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Vera');
    await expect(page.getByLabel('Likelihood')).toHaveValue('0.3');
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByRole('spinbutton', { name: 'At least this many people' })).toBeHidden();
    await page.getByRole('checkbox', { name: 'Only if enough others are in' }).check();
    await expect(page.getByRole('spinbutton', { name: 'At least this many people' })).toHaveValue('4');
    await button(page, 'Save Changes').click();
    await expect(responses(page)).toContainText('if 4 are in');
    await button(page, 'Edit Response').click();
    await page.getByRole('checkbox', { name: 'Only if enough others are in' }).uncheck();
    await button(page, 'Save Changes').click();
    await expect(responses(page)).not.toContainText('if 4 are in');
    await button(page, 'Edit Response').click();
    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('checkbox', { name: 'Ask me if you are short' }).check();
    await button(page, 'Save Changes').click();
    await expect(page.getByRole('status').filter({ hasText: 'Response updated!' })).toBeVisible();
    await expect(responses(page)).toContainText('No, on standby');

    // the private link is good in any browser
    await page.context().clearCookies();
    await page.goto(address);
    await page.getByRole('link', { name: 'Remove' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("Remove Vera's response?");
    await button(page, 'Remove').click();
    await expect(page.getByRole('status').filter({ hasText: 'Response removed successfully' })).toBeVisible();
    await expect(page.getByText('No responses yet.')).toBeVisible();
  });

  test('chooses how they are told about the event', async ({ page, request }) => {
    const urlHash = await publish(request);
    await page.goto(`/events/${urlHash}/join`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await button(page, 'Join Event').click();
    await button(page, 'Edit Response').click();
    await page.getByRole('link', { name: 'Choose what you are told about this event' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications');
    const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
    await expect(box('Changes: Text message')).not.toBeChecked();
    await expect(box('A day before')).toBeChecked();
    await box('Changes: Text message').check();
    await box('A day before').uncheck();
    await box('Keep devices silent at night').check();
    await expect(page.getByText('Times in Europe/Berlin')).toBeVisible();
    await page.getByLabel('From').fill('21:30');
    await button(page, 'Save').click();
    await expect(page.getByRole('status')).toHaveText('Saved.');

    await page.goto(page.url());
    await expect(box('Changes: Text message')).toBeChecked();
    await expect(box('A day before')).not.toBeChecked();
    await expect(page.getByLabel('From')).toHaveValue('21:30');
    await button(page, 'Stop everything').click();
    await expect(page.getByText('Everything is stopped. Quorum sends you nothing.')).toBeVisible();
    await button(page, 'Start again').click();
    await expect(button(page, 'Stop everything')).toBeVisible();
  });

  test('leaves a likelihood from elsewhere, between two stops, as it is until the slider moves', async ({
    page,
    request,
  }) => {
    const urlHash = await publish(request);
    const joined = await request.post(`/api/events/${urlHash}/join`, { data: { name: 'Vera', likelihood: 0.25 } });
    const { id, responseToken } = await joined.json();
    const likelihood = async () =>
      (await (await request.get(`/api/events/${urlHash}`)).json()).participants[0].likelihood;
    const save = async () => {
      await button(page, 'Save Changes').click();
      await expect(page).toHaveURL(`/events/${urlHash}`);
    };
    const edit = () => page.goto(`/events/${urlHash}/responses/${id}/edit?token=${responseToken}`);
    const slider = page.getByRole('slider', { name: 'Likelihood' });
    await edit();
    await expect(page.getByText('25% so far')).toBeVisible();
    await expect(slider).toHaveValue('0.3');
    await save();
    expect(await likelihood()).toBe(0.25);
    await edit();
    await slider.press('ArrowRight');
    await save();
    expect(await likelihood()).toBe(0.4);
    await edit();
    await expect(page.getByText('so far')).toBeHidden();
  });

  test('is led to the answer that this browser has given, and to no other', async ({ page, request, browser }) => {
    const urlHash = await publish(request);
    await page.goto(`/events/${urlHash}/join`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await button(page, 'Join Event').click();
    await page.goto(`/events/${urlHash}`);
    await button(page, 'Join Event').click();
    await expect(page).toHaveURL(/\/responses\/\d+\/edit$/);
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const other = await stranger.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Not authorized to edit');
    await stranger.close();
  });

  test('reads that an event is over, or gone', async ({ page, request }) => {
    const urlHash = await publish(request, { date: inDays(-0.4), endTime: inDays(-0.3) });
    await page.goto(`/events/${urlHash}/join`);
    await expect(page.getByText('This event is over.')).toBeVisible();
    expect((await page.goto('/events/AAAAAAAAAAAAAAAAAAAAAA/join'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Event not found');
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('is told in German what is wrong', async ({ page, request }) => {
      await page.goto(`/events/${await publish(request)}/join`);
      await button(page, 'Mitmachen').click();
      await expect(page.getByRole('alert')).toContainText('Gib deinen Namen an');
    });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a tap before the code is there leads to the form; then the app holds the answer', async ({ page, request }) => {
    const urlHash = await publish(request);
    const letGo = await delayAppCode(page);
    await page.goto(`/events/${urlHash}`);
    await button(page, 'Join Event').tap();
    await expect(page).toHaveURL(`/events/${urlHash}/join`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await button(page, 'Join Event').click();
    await expect(page).toHaveURL(`/events/${urlHash}`);
    await expect(button(page, 'Edit Response')).toBeVisible();
    letGo();
    // without a cookie the token alone is the proof
    await page.context().clearCookies();
    await expect(page.getByRole('button', { name: 'Copy my link' })).toBeVisible();
    await button(page, 'Edit Response').hover();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
        ),
      )
      .toBe(true);
    await button(page, 'Edit Response').click();
    const dialog = page.getByRole('dialog', { name: 'Edit Response' });
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('By the app');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(responses(page)).toContainText('By the app');
    await page.reload();
    await expect(button(page, 'Edit Response')).toBeVisible();
  });
});

test('a click leads to the form as well, where the code takes too long', async ({ page, request }) => {
  const urlHash = await publish(request);
  await delayAppCode(page);
  await page.goto(`/events/${urlHash}`);
  await button(page, 'Join Event').click();
  await expect(page).toHaveURL(`/events/${urlHash}/join`);
});

test('a press leads to the form at once, where the code cannot be loaded', async ({ page, request }) => {
  const urlHash = await publish(request);
  const now = Date.now();
  // time stands still: nothing happens by waiting
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 60_000);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`/events/${urlHash}`);
  await page.mouse.move(10, 10);
  await button(page, 'Join Event').click();
  await expect(page).toHaveURL(`/events/${urlHash}/join`);
});

test('where the app runs, its dialog opens, by a press of Space too', async ({ page, request }) => {
  const urlHash = await publish(request);
  await page.goto(`/events/${urlHash}`);
  await page.mouse.move(10, 10);
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);
  await button(page, 'Join Event').click();
  await expect(page.getByRole('dialog', { name: 'Join Event' })).toBeVisible();
  await expect(page).toHaveURL(`/events/${urlHash}`);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Join Event')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByRole('dialog', { name: 'Join Event' })).toBeVisible();
});
