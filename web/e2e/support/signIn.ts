import type { Page } from '@playwright/test';
import { describeSignIn } from './describeSignIn.ts';

export interface Person {
  name: string;
  email: string;
}

/** The page says itself after 20 seconds that nothing became of a sign-in. */
const PATIENCE_MS = 30_000;

/** Presses `press`, which opens the popup of local sign-in, and is `person` there. */
export const signInThrough = async (page: Page, person: Person, press: () => Promise<void>): Promise<void> => {
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.getByRole('textbox', { name: 'Name' }).fill(person.name);
  await popup.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Use this account' }).click()]);
};

/**
 * Signs in with the button of the header. In one of some hundreds of runs nothing becomes of it: then it is told what the
 * page looks like, and done once more as a person would, after a reload.
 */
export const signIn = async (page: Page, person: Person): Promise<void> => {
  const button = page.getByRole('banner').getByRole('button', { name: 'Sign in with Google' });
  const menu = page.getByRole('button', { name: `User menu of ${person.name}` });
  const describe = describeSignIn(page);
  await signInThrough(page, person, () => button.click());
  const isIn = await menu.waitFor({ timeout: PATIENCE_MS }).then(
    () => true,
    () => false,
  );
  if (isIn) return;
  console.warn(`A sign-in as ${person.name} got stuck. ${await describe()}`);
  await page.reload();
  await menu.or(button).waitFor();
  if (await button.isVisible()) await signInThrough(page, person, () => button.click());
  await menu.waitFor();
};
