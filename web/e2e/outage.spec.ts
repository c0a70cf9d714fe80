import { expect, test } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';

const organiser = { name: 'Otto Outage', email: 'otto.outage@example.com' };
const NOTE = /^From .+\. Answers cannot be taken at the moment\.$/;

test('while the server has lost its data, a page says since when it is as it was, and a response is sent once it can be', async ({
  page,
  request,
}) => {
  const urlHash = await publishAs(request, organiser, {
    title: 'Rowing at dawn',
    location: 'Spree, Berlin',
    date: inDays(5),
    timezone: 'Europe/Berlin',
    participantThreshold: 4,
    eventTypeId: 2,
    isPrivate: true,
  });
  let isAway = false;
  const keys: (string | null)[] = [];
  // as the server answers then: reads as they were, writes not at all
  await page.route('**/graphql**', async (route) => {
    const asked = route.request();
    if (isAway && asked.method() === 'POST') {
      keys.push(await asked.headerValue('idempotency-key'));
      await route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: { errors: [{ message: 'Away' }] } });
      return;
    }
    const response = await route.fetch();
    const marks: Record<string, string> = isAway
      ? { age: '120', 'cache-status': 'Quorum; hit; ttl=-120; detail="database away"' }
      : {};
    await route.fulfill({ response, headers: { ...response.headers(), ...marks } });
  });

  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel('Name').fill('Rosa');
  isAway = true;
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByText(NOTE)).toBeAttached();
  await expect.poll(() => keys.length).toBeGreaterThan(2);
  isAway = false;
  await expect(page.getByText("You've successfully joined the event!").first()).toBeVisible();
  await expect(page.getByText(NOTE)).not.toBeAttached();
  expect(new Set(keys).size).toBe(1);
  const { participants } = await (await request.get(`/api/events/${urlHash}`)).json();
  expect(participants.map(({ name }: { name: string }) => name)).toEqual(['Rosa']);
});
