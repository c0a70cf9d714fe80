import { expect, type Page, test } from '@playwright/test';
import { tellAlive, untilAlive } from './support/alive.ts';
import { axeFindings } from './support/axeFindings.ts';
import { eveningIn } from './support/inDays.ts';
import { publishAs } from './support/publishAs.ts';
import { signIn } from './support/signIn.ts';

// An event tips by the one who reads that they would be the one; its organiser reads how, and does it again.

const ORGANISER = { name: 'Mina Mine', email: 'mina.mine@example.com' };

const look = async (page: Page, name: string) => {
  const folder = process.env.LOOK;
  if (!folder) return;
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: `${folder}/${name}-dark-phone.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 800 });
};

test('the one who makes it happen hears so, and the organiser reads it and does it again', async ({
  browser,
  request,
  baseURL,
}) => {
  const urlHash = await publishAs(request, ORGANISER, {
    title: 'Game that tips',
    location: 'Victoria Park',
    date: new Date(eveningIn(2)).toISOString(),
    timezone: 'Europe/London',
    participantThreshold: 2,
    eventTypeId: 1,
    questions: [{ text: 'Bring?', kind: 'TEXT' }],
  });
  await expect(await request.post(`/api/events/${urlHash}/join`, { data: { name: 'Wim' } })).toBeOK();
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' });
  await tellAlive(context);
  const page = await context.newPage();

  await test.step('a visitor would be the one, and is', async () => {
    await page.goto(`/events/${urlHash}`);
    await untilAlive(page);
    await page.getByRole('button', { name: 'Join Event' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Join Event' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await expect(dialog.getByText('You would be the one: with you, enough people are in.')).toBeVisible();
    await look(page, 'one');
    await dialog.getByRole('button', { name: 'Join Event' }).click();
    await expect(page.getByText('You made it happen')).toBeVisible();
    await look(page, 'tipped');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the organiser reads how the chance went', async () => {
    await page.goto(`/events/${urlHash}`);
    await untilAlive(page);
    await signIn(page, ORGANISER);
    await page.goto(`/events/${urlHash}/manage`);
    await page.getByText('What happened so far').click();
    const timeline = page.getByRole('list', { name: 'What happened so far' });
    await expect(timeline.getByText('Vera responded')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Chance over time' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await look(page, 'history');
  });

  await test.step('finds the event among her own, and does it again', async () => {
    await page.goto('/me');
    const organised = page.getByRole('region', { name: 'Organised by you' });
    await expect(organised.getByRole('link', { name: 'Game that tips', exact: true })).toBeVisible();
    await expect(page.getByText('Nobody has marked yet whether you came.')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await look(page, 'me');
    await organised.getByRole('button', { name: 'Again: Game that tips' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Game that tips');
    await expect(page.getByRole('textbox', { name: 'Question 1' })).toHaveValue('Bring?');
    await look(page, 'again');
  });
  await context.close();
});
