import { expect, test, type Page } from '@playwright/test';
import { signIn, signInThrough } from './support/signIn.ts';

const openPopup = async (page: Page, press: () => Promise<void>) => {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByRole('textbox', { name: 'Name' }).waitFor();
  return popup;
};

/** Well before firebase would notice, which takes ten seconds. */
const SOON = { timeout: 3_000 };

test('a person who closes the window for signing in is told so, and may press again at once', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'New Event' }).click();
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign in with Google' });
  for (let times = 0; times < 2; times++) {
    const popup = await openPopup(page, () => button.click());
    await expect(button).toBeDisabled();
    await popup.close();
    await expect(page.getByText('Sign-in was cancelled.', { exact: true })).toBeVisible(SOON);
    await expect(button).toBeEnabled(SOON);
  }
  await signInThrough(page, { name: 'Carl Closer', email: 'carl@example.com' }, () => button.click());
  await expect(page).toHaveURL('/create');
});

test('where a popup is blocked one signs in by leaving the page', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/guide');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Rita Redirect');
  await page.getByRole('textbox', { name: 'Email' }).fill('rita@example.com');
  await page.getByRole('button', { name: 'Use this account' }).click();
  await expect(page).toHaveURL('/guide');
  await expect(page.getByRole('button', { name: 'User menu of Rita Redirect' })).toBeVisible();
});

test('the account picker has nothing to press before its script listens', async ({ page, context }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route('**/emulator/auth/picker.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/guide');
  const sent = context.waitForEvent('response', (response) => response.url().includes('/emulator/auth/handler'));
  const opened = page.waitForEvent('popup');
  await page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' }).click();
  const popup = await opened;
  await (await sent).finished();
  await expect(popup.locator('button')).toHaveCount(0);
  release();
  await popup.getByRole('button', { name: 'Ada Okafor' }).click();
  await expect(page.getByRole('button', { name: 'User menu of Ada Okafor' })).toBeVisible();
});

test('the page asks once how to sign in, also of a person who is signed in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const timesAsked = () => asked.filter((path) => path === '/api/init').length;
  await page.goto('/about');
  await signIn(page, { name: 'Otto Once', email: 'otto@example.com' });
  expect(timesAsked()).toBe(1);
  await page.reload();
  await expect(page.getByRole('button', { name: 'User menu of Otto Once' })).toBeVisible();
  expect(timesAsked()).toBe(2);
});
