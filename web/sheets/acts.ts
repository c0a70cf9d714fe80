import type { Page } from '@playwright/test';

// what is done on several pages before their pictures, by words of both languages

export const NAME = 'input[name="name"]';
export const JOIN = /^(Join|Mitmachen|Auf die Warteliste)/;

export const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

/** Opens the form to join, and types a name. */
export const beginJoin = async (page: Page) => {
  await press(JOIN)(page);
  await page.locator(NAME).fill('Amara');
};
