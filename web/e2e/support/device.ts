import { expect, type Page } from '@playwright/test';

/** Whether the layout is that of a phone, where the links of the header are in a menu. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 640;

/** Follows a link of the header, wherever the device has it. */
export const navigate = async (page: Page, name: 'About' | 'Guide' | 'Changelog'): Promise<void> => {
  const header = page.getByRole('banner');
  if (isPhone(page)) {
    await header.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name }).click();
  } else {
    await header.getByRole('link', { name }).click();
  }
};

/** Expects a toast of this title and text. */
export const expectToast = async (page: Page, title: string, text: string): Promise<void> => {
  const toasts = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem');
  await expect(
    toasts.filter({ has: page.getByText(title, { exact: true }) }).getByText(text, { exact: true }),
  ).toBeVisible();
};
