import { expect, test } from '@playwright/test';

const PHONE = { width: 390, height: 844 };

for (const locale of ['en-US', 'de-DE']) {
  test.describe(`a phone (${locale})`, () => {
    test.use({ locale, viewport: PHONE });

    test('has each way to find a date on one line', async ({ page }) => {
      await page.goto('/polls/new');
      const links = page.locator('nav', { has: page.locator('a[href="/polls/new"]') }).locator('a');
      await expect(links).toHaveCount(2);
      const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height));
      expect(heights).toEqual([44, 44]);
    });
  });
}
