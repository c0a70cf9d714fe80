import type { Page } from '@playwright/test';

export interface Person {
  name: string;
  email: string;
}

/** Presses `press`, which opens the popup of local sign-in, and is `person` there. */
export const signInThrough = async (page: Page, person: Person, press: () => Promise<void>): Promise<void> => {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await popup.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Use this account' }).click()]);
};

/** Signs in with the button of the header. */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  await signInThrough(page, person, () =>
    page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' }).click(),
  );
  await page.getByRole('button', { name: `User menu of ${person.name}` }).waitFor();
};
