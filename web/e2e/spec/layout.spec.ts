import { expect, test } from '@playwright/test';
import { navigate } from '../support/device.ts';
import { inDays } from '../support/inDays.ts';
import { publishAs } from '../support/publishAs.ts';
import { type Person, signIn } from '../support/signIn.ts';

test.describe('Common layout', () => {
  test('a sticky header whose logo leads home, with About, Guide and Changelog', async ({ page }) => {
    await page.goto('/');
    for (const [name, heading] of [
      ['About', 'About Quorum'],
      ['Guide', 'Guide'],
      ['Changelog', 'Changelog'],
    ] as const) {
      await navigate(page, name);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveURL(`/${name.toLowerCase()}`);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    }
    await page.goto('/guide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page.getByRole('banner')).toBeInViewport();
    await page.getByRole('banner').getByRole('link', { name: 'Quorum' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a footer that credits the creator and a charity, each with a link to elsewhere', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('contentinfo').getByRole('link').and(page.locator('[target]'));
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /^https?:\/\//);
      await expect(link).toHaveAttribute('target', '_blank');
    }
  });

  test('static pages: the changelog runs from December 30, 2023 to January 7, 2024', async ({ page }) => {
    await page.goto('/changelog');
    const dates = page.getByRole('main').locator('time');
    await expect(dates.first()).toHaveText('January 7, 2024');
    await expect(dates.last()).toHaveText('December 30, 2023');
    await expect(page.getByRole('heading', { name: 'Lately: date polls, places, and the decision' })).toBeVisible();
    await page.goto('/about');
    for (const feature of ['Weather forecasts', 'Email notifications', 'SMS notifications', 'Date polls']) {
      await expect(page.getByText(feature, { exact: true })).toBeVisible();
    }
  });
});

test.describe('User menu', () => {
  test("signed in: the letter, name, email, 'Your Events' and 'Log out'", async ({ page, request }, { project }) => {
    const person: Person = { name: 'Ursula Menke', email: `ursula.${project.name}@example.com` };
    await page.goto('/about');
    await signIn(page, person);
    const button = page.getByRole('button', { name: 'User menu of Ursula Menke' });
    await expect(button).toContainText('U');
    await button.click();
    const menu = page.getByRole('dialog', { name: 'User menu' });
    await expect(menu.getByText('Ursula Menke')).toBeVisible();
    await expect(menu.getByText(person.email)).toBeVisible();
    await expect(menu.getByText("You haven't created any events yet")).toBeVisible();

    const event = { location: 'Here', timezone: 'Europe/Berlin', participantThreshold: 2, eventTypeId: 1 };
    const hash = await publishAs(request, person, { ...event, title: 'For all', date: inDays(400) });
    await publishAs(request, person, { ...event, title: 'For few', date: inDays(401), isPrivate: true });
    await page.reload();
    await button.click();
    const forAll = menu.getByRole('link', { name: /For all/ });
    await expect(forAll.getByRole('img', { name: 'Public' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /For few/ }).getByRole('img', { name: 'Private' })).toBeVisible();
    await forAll.click();
    await expect(page).toHaveURL(`/events/${hash}`);
    await button.click();
    await menu.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  });
});
