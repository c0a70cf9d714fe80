import { devices, expect, test, type Locator, type Page } from '@playwright/test';
import { choose, expectChosen } from './support/controls.ts';
import { expectToast } from './support/device.ts';
import { signIn } from './support/signIn.ts';

const TITLE = 'Basketball by the canal';

/** A letter on a phone, for people who type with two thumbs (38 words a minute), and a press of anything else, found first. */
const SECONDS = { letter: 0.32, press: 1.5 };

/** Counts what a thumb does, and nothing that a phone does not have: no Tab, no arrow. */
const thumbOn = (page: Page) => {
  const count = { letter: 0, press: 0 };
  return {
    count,
    seconds: () => count.letter * SECONDS.letter + count.press * SECONDS.press,
    tap: async (target: Locator) => {
      count.press++;
      await target.tap();
    },
    type: async (text: string) => {
      count.letter += text.length;
      await page.keyboard.type(text);
    },
    /** The key at the corner of the keyboard. */
    next: async () => {
      count.press++;
      await page.keyboard.press('Enter');
    },
  };
};

test.describe("on a phone, by its keyboard's own key", () => {
  const { viewport, isMobile, hasTouch, userAgent } = devices['Pixel 7'];
  test.use({ viewport, isMobile, hasTouch, userAgent });

  test('a first event is created in well under a minute, after one tap into the first field and no other', async ({
    page,
  }) => {
    await page.goto('/about');
    await signIn(page, { name: 'Toni Thumb', email: 'toni@example.com' });
    await page.goto('/create');
    await expect(page.getByRole('combobox', { name: 'Event Type' })).toBeEnabled();
    const field = (name: string) => page.getByLabel(name);
    const thumb = thumbOn(page);

    await thumb.tap(field('Title'));
    await expect(field('Title')).toHaveAttribute('enterkeyhint', 'next');
    await thumb.type(TITLE);
    await thumb.next();
    // the title names the type, which is chosen and shown
    await expectChosen(page.getByRole('combobox', { name: 'Event Type' }), 'Basketball');
    await expect(field('Date & Time')).toBeFocused();
    // month, day, year, hour, minute, half of the day: a phone asks in a sheet of its own
    await thumb.type(`1224${new Date().getFullYear() + 1}0730PM`);
    await thumb.next();
    await expect(field('End Time')).toBeFocused();
    await thumb.next();
    await expect(field('Location')).toBeFocused();
    await thumb.type('Landwehrkanal, Berlin');
    await thumb.next();
    await expect(field('Participant Threshold')).toBeFocused();
    await expect(field('Participant Threshold')).toHaveAttribute('enterkeyhint', 'go');
    await thumb.next();
    await expectToast(page, 'Success', 'Event created successfully');
    await expect(page).toHaveURL('/');
    // home begins with the next ten, which may all be of other stories
    const listed = (await (await page.request.get('/api/events')).json()) as { title: string }[];
    expect(listed.map(({ title }) => title)).toContain(TITLE);
    expect(thumb.count.press).toBe(6);
    expect(thumb.seconds()).toBeLessThan(60);

    const offer = page.getByRole('region', { name: /is up\./ });
    await expect(offer.getByRole('button', { name: /^(Share|Copy Link)$/ }).first()).toBeVisible();
    await offer.getByRole('button', { name: 'Not now' }).press('Enter');
    await expect(offer).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('the title of a poll names its type as well', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, { name: 'Toni Thumb', email: 'toni@example.com' });
    await page.goto('/polls/new');
    const type = page.getByRole('combobox', { name: 'Event Type' });
    await expect(type).toBeEnabled();
    await page.getByLabel('Title').tap();
    await page.keyboard.type(TITLE);
    await page.keyboard.press('Enter');
    await expectChosen(type, 'Basketball');
    await expect(page.getByLabel('Location')).toBeFocused();
  });

  test('the list of types opens where the title names none, and what is chosen leads on', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, { name: 'Toni Thumb', email: 'toni@example.com' });
    await page.goto('/create');
    const type = page.getByRole('combobox', { name: 'Event Type' });
    await expect(type).toBeEnabled();
    await page.getByLabel('Title').tap();
    await page.keyboard.type('Boules, or the other thing');
    await page.keyboard.press('Enter');
    await expect(type).toBeFocused();
    expect(await type.evaluate((list) => list.matches(':open'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(type).toBeFocused();
    await choose(page, 'Event Type', 'Other');
    await expect(page.getByLabel('Date & Time')).toBeFocused();
    // a list that one comes back to stays where one is
    await choose(page, 'Event Type', 'Tennis');
    await type.focus();
    await expect(type).toBeFocused();
  });

  test('done leads to what is wrong while something is', async ({ page }) => {
    await page.goto('/about');
    await signIn(page, { name: 'Toni Thumb', email: 'toni@example.com' });
    await page.goto('/create');
    await page.getByLabel('Title').tap();
    await page.keyboard.type(' ');
    await page.getByLabel('Participant Threshold').tap();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title')).toBeFocused();
  });
});
