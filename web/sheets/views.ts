import type { Page } from '@playwright/test';
import { beginJoin, JOIN, NAME, press } from './acts.ts';
import { organiserViews } from './organiserViews.ts';
import type { Samples } from './publishSamples.ts';
import type { View } from './View.ts';

const fail = (page: Page) => page.route('**/graphql*', (route) => route.abort());

const fillJoin = async (page: Page) => {
  await beginJoin(page);
  await page.getByRole('radio', { name: /^(Maybe|Vielleicht)/ }).click();
};

/** By names alone, so that it is done in both languages. */
const fillCreate = async (page: Page) => {
  await page.locator('input[name="title"]').fill('Boules by the canal');
  await page.locator('input[name="location"]').fill('Landwehrkanal, Berlin');
  await page.locator('input[name="date"]').fill(`${new Date().getFullYear() + 1}-06-14T18:30`);
  await page.getByRole('combobox').first().selectOption({ index: 3 });
};

const mistakes = async (page: Page) => {
  await page.locator('input[name="title"]').fill('x');
  await page.locator('input[name="title"]').fill('');
  await page.locator('input[name="participantThreshold"]').fill('1');
};

const create = async (page: Page) => {
  await fillCreate(page);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL(/\/$/);
};

/** Yes, maybe and no, in the order of the dates. */
const vote = async (page: Page) => {
  for (const [place, answer] of ['yes', 'maybe', 'no'].entries())
    await page.locator(`[data-own-vote] >> nth=${place}`).locator(`[value="${answer}"]`).check();
};

const voteAs = (name: string) => async (page: Page) => {
  await vote(page);
  await page.locator('form:has([data-own-vote]) [name="name"]').fill(name);
  await page.locator('form:has([data-own-vote]) [name="name"]').press('Enter');
  await page.locator('[data-own] [title]').waitFor();
};

/** Has responded without an address, and changes that. */
const editResponse = async (page: Page) => {
  await beginJoin(page);
  await page.getByRole('dialog').locator('button[type="submit"]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await press(/^(Edit Response|Antwort ändern|Antwort bearbeiten)$/)(page);
  await page.locator(NAME).waitFor();
};

const openPoll = async (page: Page) => {
  await page.locator('input[name="title"]').fill('An evening for boules');
  await page.locator('input[name="location"]').fill('Landwehrkanal, Berlin');
  await page.getByRole('combobox').first().selectOption({ index: 3 });
  await page.getByRole('button', { name: /^(Next month|Nächster Monat)$/ }).click();
  for (const day of ['10', '17']) await page.locator(`[data-day$="-${day}"]`).click();
  await page.locator('button[type="submit"]').click();
  await page.getByRole('dialog').waitFor();
};

/** Every page in each of its states, by name. */
export const viewsOf = (samples: Samples): Record<string, View> => {
  const event = (name: Exclude<keyof Samples, 'polls' | 'organised'>, more: Partial<View> = {}): View => ({
    path: `/events/${samples[name]}`,
    isWhole: true,
    ...more,
  });
  return {
    home: { path: '/', isWhole: true },
    archive: { path: '/?tab=archive' },
    empty: { path: '/?type=12&tab=archive' },
    'home-failed': {
      path: '/about',
      act: async (page) => {
        await fail(page);
        await page.getByRole('banner').getByRole('link').first().click();
      },
    },
    'home-organiser': { path: '/', isSignedIn: true, isWhole: true },
    'event-0': event('none'),
    'event-3': event('few'),
    'event-11': event('almost'),
    'event-40': event('many'),
    'event-45': event('crowd'),
    'event-45-organiser': event('crowd', { isSignedIn: true }),
    'event-300': event('hundreds'),
    'event-long': event('long'),
    'event-full': event('full'),
    'event-timed': event('timed'),
    'event-called-off': event('calledOff'),
    'event-organiser': event('almost', { isSignedIn: true }),
    'event-top': event('almost', { isWhole: false }),
    'event-top-organiser': event('almost', { isWhole: false, isSignedIn: true }),
    join: event('almost', { act: press(JOIN), isWhole: false }),
    'join-maybe': event('almost', { act: fillJoin, isWhole: false }),
    'edit-response': event('few', { act: editResponse, isWhole: false }),
    'join-page': { path: `/events/${samples.almost}/join`, isWhole: true },
    'join-page-full': { path: `/events/${samples.full}/join`, isWhole: true },
    share: event('almost', { act: press(/^(Share|Teilen)$/), isWhole: false }),
    poll: { path: samples.polls.voted, isWhole: true },
    'poll-top': { path: samples.polls.voted },
    'poll-voting': { path: samples.polls.voted, act: vote },
    'poll-saved': { path: samples.polls.fresh, isWhole: true, act: voteAs('Wilhelmina') },
    'poll-page': { path: `${samples.polls.voted}/vote`, isWhole: true },
    'poll-organiser': { path: samples.polls.fresh, isSignedIn: true, isWhole: true },
    'poll-45': { path: samples.polls.crowd, isWhole: true },
    'poll-opened': { path: '/polls/new', isSignedIn: true, act: openPoll },
    'poll-300': { path: samples.polls.large },
    'poll-create': { path: '/polls/new', isSignedIn: true, isWhole: true },
    create: { path: '/create', isSignedIn: true, isWhole: true },
    'create-filled': { path: '/create', isSignedIn: true, isWhole: true, act: fillCreate },
    'create-mistakes': { path: '/create', isSignedIn: true, isWhole: true, act: mistakes },
    'create-signed-out': { path: '/create' },
    'share-offer': { path: '/create', isSignedIn: true, act: create },
    'user-menu': { path: '/', isSignedIn: true, act: press(/^(User menu|Menü von|Benutzermenü)/) },
    'no-event': { path: '/events/AAAAAAAAAAAAAAAAAAAAAA' },
    'no-page': { path: '/no/such/page' },
    about: { path: '/about', isWhole: true },
    guide: { path: '/guide', isWhole: true },
    changelog: { path: '/changelog', isWhole: true },
    developers: { path: '/developers', isWhole: true },
    ...organiserViews(samples.organised),
  };
};
