import { expect, test } from '@playwright/test';
import { signIn } from './support/signIn.ts';

test('look', async ({ page }) => {
  await page.goto('/about');
  await signIn(page, { name: 'Wanda Webhook', email: 'wanda2@example.com' });
  for (const [w, h] of [[390, 844], [1280, 900]] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto('/me/tokens');
      await expect(page).toHaveURL(/me\/developers#tokens/);
      await expect(page.getByText('You have no tokens yet.')).toBeVisible();
      await page.screenshot({ path: `/tmp/m-platform-shots/tokens-${w}-${scheme}.png` });
      await page.goto('/webhooks');
      await expect(page.getByText('You have no webhook yet.')).toBeVisible();
      await page.screenshot({ path: `/tmp/m-platform-shots/webhooks-${w}-${scheme}.png` });
      await page.getByRole('button', { name: /^User menu of/ }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: 'Developers' })).toBeVisible();
      await page.screenshot({ path: `/tmp/m-platform-shots/menu-${w}-${scheme}.png` });
    }
  await page.goto('/graphql');
  await page.waitForTimeout(4000);
  await page.screenshot({ path: `/tmp/m-platform-shots/graphiql.png` });
  const editor = page.locator('.graphiql-query-editor .monaco-editor').first();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('subscription { eventsChanged { title expected } }');
  await page.locator('.graphiql-execute-button').click();
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/m-platform-shots/graphiql-live.png` });
});

test('german', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/me/developers');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/m-platform-shots/de.png` });
});
