import { expect, type Locator, type Page } from '@playwright/test';

/** Chooses from the list of that name. */
export const choose = (within: Page | Locator, name: string, option: string) =>
  within.getByRole('combobox', { name }).selectOption({ label: option });

/** What a list shows as chosen, or its placeholder. */
export const expectChosen = (list: Locator, option: string) =>
  expect(list.locator('option:checked')).toHaveText(option);

/** Opens a list that the page draws itself, and so not on a phone. */
export const openList = async (within: Page | Locator, name: string) => {
  const list = within.getByRole('combobox', { name });
  await list.click();
  await expect(list.getByRole('option').last()).toBeVisible();
};
