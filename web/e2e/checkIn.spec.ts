import { type Browser, expect, type Page, test } from '@playwright/test';
import { aGame, came, joinByName, openAsOwner, openOnPhone, type OwnResponse } from './support/atTheDoor.ts';
import { axeFindings } from './support/axeFindings.ts';
import { openWithCamera } from './support/camera.ts';
import { publishAs } from './support/publishAs.ts';

// What people show at the door is held before the organiser's camera as it is on their screens.

const ORGANISER = { name: 'Cora Camera', email: 'cora.camera@example.com' };
/** A screen, and a picture of it. */
const SCREEN = { width: 640, height: 640 };
/** The camera sees each code for some seconds, and the browser may be slow to begin. */
const PATIENCE = { timeout: 60_000 };

const pictureOf = (page: Page) => page.screenshot({ type: 'jpeg', quality: 90, animations: 'disabled' });

/** The code on the page of the event, as its owner's browser shows it. */
const onPage = async (browser: Browser, baseURL: string | undefined, urlHash: string, own: OwnResponse) => {
  const context = await browser.newContext({ viewport: SCREEN, baseURL, serviceWorkers: 'block' });
  const page = await context.newPage();
  await openAsOwner(page, urlHash, own);
  await page.getByRole('button', { name: 'My Check-in Code' }).click();
  await expect(page.getByRole('img', { name: /^Check-in code/ })).toBeInViewport({ ratio: 1 });
  const picture = await pictureOf(page);
  await context.close();
  return picture;
};

/** The code in the mail about a response, as a mail program shows it. */
const inMail = async (browser: Browser, baseURL: string | undefined, address: string) => {
  const context = await browser.newContext({ viewport: SCREEN, baseURL });
  const page = await context.newPage();
  const link = page.getByRole('listitem').filter({ hasText: address }).getByRole('link');
  await expect(async () => {
    await page.goto('/mailbox');
    await expect(link).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await page.goto(`${(await link.getAttribute('href')) ?? ''}/html`);
  const code = page.getByRole('img', { name: /[0-9A-F]{4} [0-9A-F]{4} [0-9A-F]{4}/ });
  await code.scrollIntoViewIfNeeded();
  await expect(code).toBeInViewport({ ratio: 1 });
  const picture = await pictureOf(page);
  await context.close();
  return picture;
};

const openCamera = async (page: Page, urlHash: string) => {
  await page.goto(`/events/${urlHash}/manage`);
  await page.getByRole('button', { name: 'Check In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check In' });
  await dialog.getByRole('button', { name: 'Use the Camera' }).click();
  return dialog;
};

/** What a message shows, and not what is read out of it beside. */
const says = (page: Page, text: string) => page.getByText(text, { exact: true });

test('codes on a page and in a mail are scanned by the organiser’s camera', async ({
  browser,
  request,
  baseURL,
  launchOptions,
}) => {
  const urlHash = await publishAs(request, ORGANISER, aGame('Game with codes'));
  const elsewhere = await publishAs(request, ORGANISER, aGame('The game next door'));
  const vera = await joinByName(request, urlHash, 'Vera');
  await joinByName(request, urlHash, 'scanned.wim');
  await joinByName(request, urlHash, 'Xaver');
  const otto = await joinByName(request, elsewhere, 'Otto');
  const camera = await openWithCamera(launchOptions, [
    await onPage(browser, baseURL, urlHash, vera),
    await onPage(browser, baseURL, elsewhere, otto),
    await inMail(browser, baseURL, 'scanned.wim@example.com'),
  ]);
  const page = await openOnPhone(camera.browser, baseURL, urlHash, ORGANISER);
  await openCamera(page, urlHash);

  await test.step('one of another event is none of this', async () => {
    await expect(says(page, 'This code does not belong to a response to this event.')).toBeVisible(PATIENCE);
    expect(await axeFindings(page)).toEqual([]);
  });
  await test.step('one that is shown again says so', async () => {
    await expect(says(page, 'Vera is already checked in.')).toBeVisible(PATIENCE);
    await expect(says(page, 'scanned.wim is already checked in.')).toBeVisible(PATIENCE);
  });
  await test.step('those whose codes were seen are here, and nobody else is', async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Vera', 'scanned.wim']) await expect(came(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByText('3 people are in · 2 came')).toBeVisible();
    await expect(came(page, 'Xaver')).toHaveAttribute('aria-pressed', 'false');
  });
  await camera.close();
});

test('letters check people in where no camera may be used', async ({ browser, request, baseURL }) => {
  const urlHash = await publishAs(request, ORGANISER, aGame('Game without a camera'));
  await joinByName(request, urlHash, 'Vera');
  const page = await openOnPhone(browser, baseURL, urlHash, ORGANISER);
  const dialog = await openCamera(page, urlHash);
  await expect(dialog.getByRole('status')).toHaveText('The camera cannot be used here. Type a name or a code instead.');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('searchbox').fill('ver');
  await came(page, 'Vera').last().click();
  await page.keyboard.press('Escape');
  await expect(came(page, 'Vera')).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});
