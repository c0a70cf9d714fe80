import { expect, test, type Page } from '@playwright/test';
import { axeFindings } from './support/axeFindings.ts';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { answerTo, giveOutSubscriptions, workerOf } from './support/pushEdge.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const organiser = { name: 'Nora Notifies', email: 'nora@example.com' };
const EVENT = {
  title: 'Rowing',
  location: 'The boathouse',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
};

const join = async (page: Page) => {
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel(/^Name/).fill('Vera');
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(dialog).toBeHidden();
};

const turnOn = (page: Page) => page.getByRole('button', { name: 'Notify me on this device' });
const turnOff = (page: Page) => page.getByRole('button', { name: 'Turn off' });
const isOn = (page: Page) => page.getByText('Notifications are on for this event');

test('somebody who has joined is notified on this device, and ends it again', async ({ page, request }) => {
  await giveOutSubscriptions(page);
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  await expect(page.getByRole('button', { name: 'Join Event' })).toBeVisible();
  await expect(turnOn(page)).toBeHidden();
  await join(page);
  const told = answerTo(page, 'SavePushSubscription');
  await turnOn(page).click();
  expect(await told).toEqual({ savePushSubscription: [expect.stringMatching(/^\d+$/)] });
  await expect(isOn(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // the browser gives out another address: the server hears of it at the next start
  const toldAgain = answerTo(page, 'SavePushSubscription');
  await page.goto('/about');
  expect(await toldAgain).toEqual({ savePushSubscription: [expect.stringMatching(/^\d+$/)] });

  await page.goto(`/events/${hash}`);
  await page.getByRole('button', { name: 'Edit Response' }).click();
  await expect(isOn(page)).toBeVisible();
  const ended = answerTo(page, 'RemovePushSubscription');
  await turnOff(page).click();
  // the server knew the new address
  expect(await ended).toEqual({ removePushSubscription: true });
  await expect(turnOn(page)).toBeVisible();
});

test('what is pushed is shown, and a press opens the event', async ({ page, context, request, baseURL }) => {
  const hash = await publishAs(request, organiser, EVENT);
  const navigate = new URL(`/events/${hash}`, baseURL).href;
  await page.goto('/about');
  const worker = await workerOf(page, context);
  const notification = {
    title: 'Rowing is on',
    body: '4 of 4 people are in',
    lang: 'en',
    dir: 'ltr',
    tag: hash,
    navigate,
  };
  await worker.deliver(JSON.stringify({ web_push: 8030, notification }));
  await expect
    .poll(worker.shown)
    .toEqual([{ title: 'Rowing is on', body: '4 of 4 people are in', tag: hash, lang: 'en' }]);
  expect(await worker.press()).toEqual([`opened ${navigate}`]);
  await expect.poll(worker.shown).toEqual([]);

  await page.goto(navigate);
  await worker.deliver(JSON.stringify({ web_push: 8030, notification }));
  await expect.poll(worker.shown).toHaveLength(1);
  const readAgain = page.waitForEvent('domcontentloaded');
  expect(await worker.press()).toEqual([`focused ${navigate}`]);
  await readAgain;
  await expect(page.getByRole('heading', { level: 1, name: 'Rowing' })).toBeVisible();
});

test('a message that cannot be read is shown as well: a browser does not forgive silence', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const worker = await workerOf(page, context);
  await worker.deliver('hello');
  await expect
    .poll(worker.shown)
    .toEqual([{ title: 'Quorum', body: 'Something changed for an event', tag: '', lang: 'en' }]);
  expect(await worker.press()).toEqual([new URL('/', page.url()).href].map((url) => `opened ${url}`));
});
