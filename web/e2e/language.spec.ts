import { expect, test } from '@playwright/test';

test.describe('a browser that wants German', () => {
  test.use({ locale: 'de-DE' });

  test('gets German from the first moment on, dates and numbers included', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('tab', { name: /^Demnächst/ })).toBeVisible();
    await expect(page.getByText(/^\d+\s%$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Mitmachen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Mitmachen' });
    await dialog.getByRole('textbox', { name: 'E-Mail' }).fill('keine');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Vera');
    await dialog.getByRole('button', { name: 'Mitmachen' }).click();
    await expect(dialog.getByText('Gib eine gültige E-Mail-Adresse ein')).toBeVisible();
  });

  test('fits the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ['/', '/create', '/about', '/guide', '/changelog', '/nowhere']) {
      await page.goto(path);
      // by its element: an open dialog keeps it from those who listen
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });

  test('gets English for the asking, and again the next time', async ({ page }) => {
    await page.goto('/');
    const select = page.getByRole('combobox', { name: 'Sprache' });
    await expect(select).toBeEnabled();
    await select.focus();
    await select.selectOption('English');
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeFocused();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
  });
});

test('any other browser gets English, and none of the other languages', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByRole('tab', { name: /^Upcoming/ })).toBeVisible();
  expect(scripts.filter((path) => /\/de-[^/]*\.js$/.test(path))).toEqual([]);
});
