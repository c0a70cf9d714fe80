import { expect, type Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { untilAlive } from './alive.ts';
import type { Person } from './signIn.ts';

// The weekly game that tests of a month and more of it play.

export const TITLE = 'Wednesday five-a-side';
export const PLACE = 'Schillerpark, Berlin';
export const ZONE = 'Europe/Berlin';

export const NOW = DateTime.now().startOf('minute');
export const FIRST = NOW.setZone(ZONE).plus({ days: 2 }).set({ hour: 18, minute: 30 });
/** The first date is number 0. By the clock on the wall, whatever a change of clocks does to the length of a week. */
export const dateOf = (week: number): DateTime => FIRST.plus({ weeks: week });
export const iso = (time: DateTime): string => time.toUTC().toISO() ?? '';

export const aPerson = (name: string, first = name.split(' ')[0] ?? ''): Person => ({
  name,
  email: `${first.toLowerCase()}@example.com`,
});
/** Its organiser. */
export const olga = aPerson('Olga Organises');

/** Once the app has taken it over. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await untilAlive(page);
};

/** Those who are in every time, on the page of the series. */
export const regularsOn = (page: Page) => page.getByRole('region', { name: 'Regulars' }).getByRole('listitem');

/** From the address that was shared once to the page of the date that is next. */
export const openNextDate = async (page: Page, series: string): Promise<string> => {
  await open(page, series);
  await page.getByRole('link', { name: 'See this date' }).click();
  await expect(page).toHaveURL(/\/events\//);
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  return new URL(page.url()).pathname.split('/')[2] ?? '';
};

/** The code that a page of somebody's own shows them. */
export const shownCode = async (page: Page, urlHash: string): Promise<string> => {
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('button', { name: 'My Check-in Code' }).click();
  const label = await page.getByRole('img', { name: /^Check-in code/ }).getAttribute('aria-label');
  return label?.replace('Check-in code ', '') ?? '';
};

/** Types what somebody shows or says at the door, which finds them alone, and notes that they are here. */
export const checkIn = async (page: Page, people: Record<string, string>) => {
  await page.getByRole('button', { name: 'Check In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Check In' });
  for (const [name, typed] of Object.entries(people)) {
    await dialog.getByRole('searchbox').fill(typed);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await dialog.getByRole('button', { name: `${name} came` }).click();
  }
};

/** From the event to the page on which it is managed. */
export const manage = async (page: Page, urlHash: string) => {
  await page.goto(`/events/${urlHash}`);
  await page.getByRole('link', { name: 'Manage' }).click();
  await expect(page.getByRole('heading', { name: `Manage: ${TITLE}` })).toBeVisible();
};
