import { expect, test } from '@playwright/test';

test('the home page is Quorum', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Quorum');
});
