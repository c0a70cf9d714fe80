import type { Locator, Page } from '@playwright/test';

export type Answer = 'yes' | 'maybe' | 'no';

/** One's own votes on the page of a poll. */
export const votingForm = (page: Page): Locator => page.getByRole('form', { name: 'Your votes' });

/** The switch of a date, by its place; `data-vote` says what is chosen as the app knows it. */
export const switchAt = (page: Page, place: number): Locator => page.locator('[data-own-vote]').nth(place);

export const choiceAt = (page: Page, place: number, answer: Answer = 'yes'): Locator =>
  switchAt(page, place).locator(`[value="${answer}"]`);

/** Asks who votes. */
export const whoVotes = (page: Page): Locator => page.getByRole('group', { name: 'Who is voting?' });

export const saveVotesAs = async (page: Page, name: string): Promise<void> => {
  await whoVotes(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await whoVotes(page).getByRole('button', { name: 'Save my votes' }).click();
  await whoVotes(page).waitFor({ state: 'hidden' });
};
