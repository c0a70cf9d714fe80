import { expect, test } from '@playwright/test';
import { choose, expectChosen } from '../support/controls.ts';
import { type Person, signInThrough } from '../support/signIn.ts';

const organiser: Person = { name: 'Holger Heim', email: 'holger@example.com' };

test.describe('Home', () => {
  test('two tabs with their counts: Upcoming in the order of its dates, Archive newest first', async ({ page }) => {
    await page.goto('/');
    const datesOf = (tab: RegExp) =>
      page
        .getByRole('tabpanel', { name: tab })
        .locator('article time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    for (const [name, inOrder] of [
      [/^Upcoming/, (dates: string[]) => dates.sort()],
      [/^Archive/, (dates: string[]) => dates.sort().reverse()],
    ] as const) {
      const tab = page.getByRole('tab', { name });
      await tab.click();
      await expect(tab).toContainText(/\d+/);
      await expect(page.getByRole('tabpanel', { name }).getByRole('article').first()).toBeVisible();
      const dates = (await datesOf(name)).map(String);
      expect(dates).toEqual(inOrder([...dates]));
    }
  });

  test('a filter by event type, which the address keeps', async ({ page }) => {
    await page.goto('/');
    await choose(page, 'Filter by event type', 'Hiking');
    await expect(page).toHaveURL(/\?type=\d+$/);
    await page.reload();
    await expectChosen(page.getByRole('combobox', { name: 'Filter by event type' }), 'Hiking');
    for (const card of await page.getByRole('article').all()) await expect(card).toContainText('Hiking');
  });

  test('says so where there is nothing', async ({ page, request }) => {
    const types: { id: number }[] = await (await request.get('/api/event-types')).json();
    const events: { eventTypeId: number }[] = await (await request.get('/api/events')).json();
    const unused = types.find(({ id }) => events.every(({ eventTypeId }) => eventTypeId !== id));
    await page.goto(`/?type=${unused?.id}`);
    await expect(
      page.getByText('No upcoming events scheduled. Create a new event to get started!', { exact: true }),
    ).toBeVisible();
    await page.getByRole('tab', { name: /^Archive/ }).click();
    await expect(page.getByText('No past events found.', { exact: true })).toBeVisible();
  });

  test('New Event asks who is signed out to sign in, and leads to the form once they have', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'New Event' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in Required' });
    await expect(dialog).toContainText('You need to sign in to create a game.');
    await expect(dialog).toContainText('You can still join existing games without signing in.');
    await signInThrough(page, organiser, () => dialog.getByRole('button', { name: 'Sign in with Google' }).click());
    await expect(page).toHaveURL('/create');
    await page
      .getByRole('link', { name: 'Back' })
      .or(page.getByRole('button', { name: 'Back' }))
      .click();
    await expect(page).toHaveURL('/');
    await page.getByRole('button', { name: 'New Event' }).click();
    await expect(page).toHaveURL('/create');
  });

  test('asks for the list every three seconds, but not while nobody looks', async ({ page }) => {
    await page.clock.install();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/graphql') && request.url().includes('HomeEvents')) asked += 1;
    });
    await page.goto('/');
    await expect(page.getByRole('article').first()).toBeVisible();
    for (let poll = 0; poll < 3; poll += 1) {
      const before = asked;
      await page.clock.runFor(3_000);
      await expect.poll(() => asked).toBeGreaterThan(before);
    }
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    const before = asked;
    await page.clock.runFor(30_000);
    expect(asked).toBe(before);
  });
});
