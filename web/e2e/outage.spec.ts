import { expect, test, type Page } from '@playwright/test';
import { inDays } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

const organiser = { name: 'Otto Outage', email: 'otto.outage@example.com' };
const NOTE = /^As of .+\. Responses cannot be taken at the moment\.$/;

const anEvent = (title: string) => ({
  title,
  location: 'Spree, Berlin',
  date: inDays(5),
  timezone: 'Europe/Berlin',
  participantThreshold: 4,
  eventTypeId: 2,
  isPrivate: true,
});

/** Has the server answer as it does without its data, from `begin` to `end`: reads as they were, writes not at all. */
const outageOn = async (page: Page) => {
  let isAway = false;
  const keys: (string | null)[] = [];
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
  return {
    /** Of the writes that were refused. */
    keys,
    begin: () => (isAway = true),
    end: () => (isAway = false),
  };
};

test('while the server has lost its data, a page says since when it is as it was, and a response is sent once it can be', async ({
  page,
  request,
}) => {
  const urlHash = await publishAs(request, organiser, anEvent('Rowing at dawn'));
  const outage = await outageOn(page);

  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Join Event' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join Event' });
  await dialog.getByLabel('Name').fill('Rosa');
  outage.begin();
  await dialog.getByRole('button', { name: 'Join Event' }).click();
  await expect(page.getByText(NOTE)).toBeAttached();
  await expect.poll(() => outage.keys.length).toBeGreaterThan(2);
  outage.end();
  await expect(page.getByText("You've successfully joined the event!").first()).toBeVisible();
  await expect(page.getByText(NOTE)).not.toBeAttached();
  expect(new Set(outage.keys).size).toBe(1);
  const { participants } = await (await request.get(`/api/events/${urlHash}`)).json();
  expect(participants.map(({ name }: { name: string }) => name)).toEqual(['Rosa']);
});

test('an edit that is saved meanwhile stays in its form, which says why it takes so long, and is sent once it can be', async ({
  page,
  request,
}, testInfo) => {
  await page.goto('/about');
  await signIn(page, organiser);
  const urlHash = await publishAs(request, organiser, anEvent('Rowing at noon'));
  const outage = await outageOn(page);
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await title.fill('Rowing at sunset');
  outage.begin();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect.poll(() => outage.keys.length).toBeGreaterThan(2);
  await expect(title).toHaveValue('Rowing at sunset');
  await expect(dialog.getByRole('alert')).toContainText('Nothing can be saved at the moment');
  await page.screenshot({ path: testInfo.outputPath('edit-during-outage.png') });
  outage.end();
  await expect(page.getByText('Event updated successfully', { exact: true })).toBeVisible();
  expect(new Set(outage.keys).size).toBe(1);
  expect((await (await request.get(`/api/events/${urlHash}`)).json()).title).toBe('Rowing at sunset');
});
