import { expect, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { decideAs, publishAs } from './support/publishAs.ts';
import { giveOutSubscriptions, workerOf } from './support/pushEdge.ts';
import { test, type Reach } from './support/reachingServer.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

const organiser = { name: 'Rita Reaches', email: 'rita@example.com' };
const PHONE = '+12127365040';
const EVENT = {
  title: 'Bouldering',
  location: 'The old brewery',
  date: inDays(3),
  timezone: 'Europe/Berlin',
  participantThreshold: 2,
  eventTypeId: 2,
};

/** What the provider took last, once it has taken as many texts. */
const textOf = async ({ texts }: Reach, count: number): Promise<string> => {
  await expect.poll(async () => (await texts.taken()).length).toBe(count);
  return (await texts.taken()).at(-1)?.text ?? '';
};

const joinWithNumber = async (page: Page, reach: Reach) => {
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel(/^Name/).fill('Vera');
  await dialog.getByLabel('Mobile Number').fill(PHONE);
  await dialog.getByRole('checkbox', { name: /^Text me at this number/ }).check();
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  const confirming = page.getByRole('dialog', { name: 'Confirm Your Number' });
  await expect(confirming.getByText('Or reply to the text with the code.')).toBeVisible();
  const code = (await textOf(reach, 1)).slice(0, 6);
  await confirming.getByLabel('Code from the text').fill(code);
  await confirming.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Your number is confirmed', { exact: true })).toBeVisible();
};

test('somebody is told of decisions on their device, then by text, and takes back their yes by a reply', async ({
  page,
  context,
  request,
  reach,
}) => {
  const device = reach.push.newDevice();
  await giveOutSubscriptions(page, device.subscription);
  const hash = await publishAs(request, organiser, EVENT);
  await page.goto(`/events/${hash}`);
  await joinWithNumber(page, reach);
  await page.getByRole('button', { name: 'Notify me on this device' }).click();
  await expect(page.getByText('Notifications are on for this event')).toBeVisible();

  // what the device decrypts is what its worker shows
  await decideAs(request, organiser, hash, 'CALL_OFF');
  await expect.poll(() => device.shown.length).toBe(1);
  const [notification] = device.shown;
  const worker = await workerOf(page, context);
  await worker.deliver(JSON.stringify({ web_push: 8030, notification }));
  await expect.poll(worker.shown).toHaveLength(1);
  expect(notification?.title).toContain('“Bouldering”');
  expect(await reach.texts.taken()).toHaveLength(1);

  // without a device there is the number
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Notify me on this device' })).toBeVisible();
  await decideAs(request, organiser, hash, 'CONFIRM');
  const text = await textOf(reach, 2);
  expect(text).toContain('Bouldering');
  expect(text).toContain("Can't come? Reply NO.");
  expect(device.shown).toHaveLength(1);

  await page.reload();
  await expect(page.getByText('You: yes')).toBeVisible();
  const url = `${reach.address}/sms/http`;
  const call = { url, id: 'msg_1', fields: { from: PHONE, text: 'No' } };
  const { body, headers } = await reach.texts.sign('http', call);
  const forged = await request.post('/sms/http', { data: body.replace('No', 'Yes'), headers });
  expect(forged.status()).toBe(403);
  await expect(await request.post('/sms/http', { data: body, headers })).toBeOK();
  expect(await textOf(reach, 3)).toContain('You are out.');
  await page.reload();
  await expect(page.getByText('You: no')).toBeVisible();
});
