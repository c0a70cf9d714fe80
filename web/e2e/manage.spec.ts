import { type APIRequestContext, devices, expect, type Page, test } from '@playwright/test';
import { tellAlive, untilAlive } from './support/alive.ts';
import { axeFindings } from './support/axeFindings.ts';
import { eveningIn } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

// The organiser's day: a list on a phone, a message, and a door without a connection.

const ORGANISER = { name: 'Dora Door', email: 'dora.door@example.com' };

const eventOf = (title: string) => ({
  title,
  location: 'Victoria Park',
  date: new Date(eveningIn(1)).toISOString(),
  timezone: 'Europe/London',
  participantThreshold: 2,
  eventTypeId: 1,
});

const join = async (request: APIRequestContext, urlHash: string, name: string) => {
  const answer = await request.post(`/api/events/${urlHash}/join`, { data: { name, email: `${name}@example.com` } });
  await expect(answer).toBeOK();
  return (await answer.json()) as { id: number; responseToken: string };
};

const came = (page: Page, name: string) => page.getByRole('button', { name: `${name} came` });

test('an organiser writes to those who come, and checks them in without a connection', async ({
  browser,
  request,
  baseURL,
}) => {
  const urlHash = await publishAs(request, ORGANISER, eventOf('Game at the door'));
  const vera = await join(request, urlHash, 'Vera');
  await join(request, urlHash, 'Wim');
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  await tellAlive(context);
  const page = await context.newPage();
  await page.goto(`/events/${urlHash}`);
  await untilAlive(page);
  await signIn(page, ORGANISER);

  await test.step('from the event to its list, whose page alone may use the camera', async () => {
    const opened = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/events/${urlHash}/manage`);
    await page.getByRole('link', { name: 'Manage' }).click();
    expect((await opened).headers()['permissions-policy']).toContain('camera=(self)');
    await expect(page.getByRole('heading', { name: 'Manage: Game at the door' })).toBeVisible();
    await expect(page.getByText('Vera@example.com')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('a message to all', async () => {
    await page.getByRole('button', { name: 'Write a Message' }).click();
    const dialog = page.getByRole('dialog', { name: 'Write a Message' });
    await expect(dialog.getByText('2 people can read it; 2 left an address or a number.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Message' }).fill('Bring shoes');
    expect(await axeFindings(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('region', { name: 'Sent messages' })).toContainText('Bring shoes');
  });

  await test.step('without a connection people are marked, and one who did not respond is added', async () => {
    await context.setOffline(true);
    await came(page, 'Wim').click();
    await expect(came(page, 'Wim')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Check In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check In' });
    await dialog.getByRole('searchbox').fill('ver');
    await came(page, 'Vera').last().click();
    await dialog.getByRole('searchbox').fill('Walter');
    await dialog.getByRole('button', { name: 'Add “Walter” and Check In' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('3 marks wait for a connection');
  });

  await test.step('once there is one again, all of it is sent, once', async () => {
    await context.setOffline(false);
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(came(page, 'Walter')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    for (const name of ['Vera', 'Wim', 'Walter']) {
      await expect(came(page, name)).toHaveCount(1);
      await expect(came(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await came(page, 'Wim').click();
    await expect(came(page, 'Wim')).toHaveAttribute('aria-pressed', 'false');
  });

  await test.step('those who come read the message, and have a code to show', async () => {
    const other = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
    const own = await other.newPage();
    // as her browser keeps it once she has joined
    await own.addInitScript(([key, token]) => localStorage.setItem(key, token), [
      `response-token-${vera.id}`,
      vera.responseToken,
    ] as const);
    await own.goto(`/events/${urlHash}`);
    await expect(own.getByRole('region', { name: 'News from the organiser' })).toContainText('Bring shoes');
    await own.getByRole('button', { name: 'My Check-in Code' }).click();
    await expect(own.getByRole('img', { name: /^Check-in code [0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/ })).toBeVisible();
    await other.close();
  });
  await context.close();
});
