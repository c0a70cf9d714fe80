import { expect, it } from '@jest/globals';
import { queryObjects } from 'node:v8';
import { localeAmong } from '../../src/server/localeAmong.ts';
import { aPage } from '../support/anEvent.ts';
import { EVENT, render, volleyball } from '../support/renderOnServer.ts';

const TIMES = 20;
const ZONES = ['Australia/Sydney', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Africa/Lagos'];

/** A tag that nobody has sent before: well-formed, of a language that we have, and as likely as not of no region. */
const madeUp = (number: number) =>
  [`en-x-a${number}`, `de-AT-x-b${number}`, `en-Z${number % 10}Z`, `de-u-nu-latn-x-${number}`, `en-GB-a-${number}xyz`][
    number % 5
  ] ?? '';

/** All formats that are held, by whom ever: our memos, and caches of libraries. */
const formatsHeld = () =>
  [Intl.DateTimeFormat, Intl.NumberFormat, Intl.Collator].reduce(
    (sum, constructor) => sum + queryObjects(constructor, { format: 'count' }),
    0,
  );

const upcoming = aPage(ZONES.map((timezone, place) => ({ ...volleyball, id: String(place), timezone })));
const HomeEvents = () => ({ upcoming, past: aPage([]) });

it('makes a few locales of a thousand made-up languages', () => {
  const locales = new Set(Array.from({ length: 1_000 }, (_, number) => localeAmong([madeUp(number)], null)));
  expect([...locales].sort()).toEqual(['de', 'de-AT', 'en', 'en-GB']);
});

it('keeps nothing for a made-up language on any kind of page', async () => {
  const show = async (number: number) => {
    const locale = localeAmong([madeUp(number)], null);
    for (const address of ['/', EVENT, '/changelog']) await render(address, { locale, HomeEvents });
  };
  for (let number = 0; number < 5; number++) await show(number);
  const before = formatsHeld();
  for (let number = 5; number < TIMES; number++) await show(number);
  expect(formatsHeld()).toBe(before);
});
