import { expect, type Locator, type Page } from '@playwright/test';

/** A card of the home page. Other stories publish events meanwhile, so it may be below the first page of the list. */
export const findCard = async (page: Page, title: string): Promise<Locator> => {
  const card = page.getByRole('article', { name: title });
  const link = card.getByRole('link', { name: title });
  await expect(async () => {
    if (!(await link.isVisible())) await page.getByRole('button', { name: 'Load more' }).click({ timeout: 2_000 });
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  return card;
};
