import { type APIRequestContext, type Browser, devices, expect, type Locator, type Page } from '@playwright/test';
import { tellAlive, untilAlive } from './alive.ts';
import { eveningIn } from './inDays.ts';
import { type Person, signIn } from './signIn.ts';

/** An event of tomorrow at whose door people are checked in. */
export const aGame = (title: string) => ({
  title,
  location: 'Victoria Park',
  date: new Date(eveningIn(1)).toISOString(),
  timezone: 'Europe/London',
  participantThreshold: 2,
  eventTypeId: 1,
});

/** A response, and what its owner's browser keeps of it. */
export interface OwnResponse {
  id: number;
  responseToken: string;
}

/** Responds to an event by REST, without an account. */
export const joinByName = async (request: APIRequestContext, urlHash: string, name: string): Promise<OwnResponse> => {
  const answer = await request.post(`/api/events/${urlHash}/join`, { data: { name, email: `${name}@example.com` } });
  await expect(answer).toBeOK();
  return answer.json();
};

/** The page of an event in the browser of somebody who has joined with it. */
export const openAsOwner = async (page: Page, urlHash: string, { id, responseToken }: OwnResponse): Promise<void> => {
  const kept = [`response-token-${id}`, responseToken] as const;
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), kept);
  await page.goto(`/events/${urlHash}`);
};

/** The page of an event on the phone of its organiser, who signs in there. */
export const openOnPhone = async (
  browser: Browser,
  baseURL: string | undefined,
  urlHash: string,
  organiser: Person,
): Promise<Page> => {
  const context = await browser.newContext({ ...devices['Pixel 7'], baseURL, serviceWorkers: 'block' });
  await tellAlive(context);
  const page = await context.newPage();
  await page.goto(`/events/${urlHash}`);
  await untilAlive(page);
  await signIn(page, organiser);
  return page;
};

/** What says whether somebody came, by their name. */
export const came = (page: Page, name: string): Locator => page.getByRole('button', { name: `${name} came` });
