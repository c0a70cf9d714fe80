import { devices, expect, test } from '@playwright/test';
import { aGame, came, joinByName, openAsOwner, openOnPhone } from './support/atTheDoor.ts';
import { axeFindings } from './support/axeFindings.ts';
import { publishAs } from './support/publishAs.ts';

// The organiser's day: a list on a phone, a message, and a door without a connection.

const ORGANISER = { name: 'Dora Door', email: 'dora.door@example.com' };

test('an organiser writes to those who come, and checks them in without a connection', async ({
  browser,
  request,
  baseURL,
}) => {
  const urlHash = await publishAs(request, ORGANISER, aGame('Game at the door'));
  const vera = await joinByName(request, urlHash, 'Vera');
  await joinByName(request, urlHash, 'Wim');
  const page = await openOnPhone(browser, baseURL, urlHash, ORGANISER);

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
    await page.context().setOffline(true);
    await came(page, 'Wim').click();
    await expect(came(page, 'Wim')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Check In' }).click();
    const dialog = page.getByRole('dialog', { name: 'Check In' });
    await dialog.getByRole('searchbox').fill('ver');
    await came(page, 'Vera').last().click();
    await dialog.getByRole('searchbox').fill('Walter');
    await dialog.getByRole('button', { name: 'Add “Walter” and Check In' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert')).toContainText('3 marks are waiting for a connection');
  });

  await test.step('once there is one again, all of it is sent, once', async () => {
    await page.context().setOffline(false);
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
    await openAsOwner(own, urlHash, vera);
    await expect(own.getByRole('region', { name: 'News from the organiser' })).toContainText('Bring shoes');
    await own.getByRole('button', { name: 'My Check-in Code' }).click();
    await expect(own.getByRole('img', { name: /^Check-in code [0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}$/ })).toBeVisible();
    await other.close();
  });
  await page.context().close();
});
