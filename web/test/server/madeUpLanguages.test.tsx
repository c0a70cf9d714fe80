import { expect, it } from '@jest/globals';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { localeAmong } from '@quorum/domain/language';
import { aPage } from '../support/anEvent.ts';
import { EVENT, render, volleyball } from '../support/renderOnServer.ts';

const TIMES = 20;
const ZONES = ['Australia/Sydney', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Africa/Lagos'];

/** A tag that nobody has sent before: well-formed, of a language that we have, and as likely as not of no region. */
const madeUp = (number: number) =>
  [`en-x-a${number}`, `de-AT-x-b${number}`, `en-Z${number % 10}Z`, `de-u-nu-latn-x-${number}`, `en-GB-a-${number}xyz`][
    number % 5
  ] ?? '';

const FORMATS = [
  'Collator',
  'DateTimeFormat',
  'ListFormat',
  'NumberFormat',
  'PluralRules',
  'RelativeTimeFormat',
] as const;

const made: WeakRef<object>[] = [];
const noted = <Format extends object>(format: Format): Format => {
  made.push(new WeakRef(format));
  return format;
};
for (const name of FORMATS) {
  const watched = new Proxy<object>(Intl[name], {
    construct: (...call) =>
      noted(Reflect.construct(...(call as unknown as Parameters<typeof Reflect.construct>)) as object),
    apply: (...call) => noted(Reflect.apply(...(call as unknown as Parameters<typeof Reflect.apply>)) as object),
  });
  Object.defineProperty(Intl, name, { value: watched });
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** All formats that are held, by whom ever: our memos, and caches of libraries. */
const livingFormats = async () => {
  // what a weak reference was just made to is kept for as long as this turn
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  return made.filter((format) => format.deref()).length;
};

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
  const before = await livingFormats();
  expect(before).toBeGreaterThan(0);
  for (let number = 5; number < TIMES; number++) await show(number);
  expect(made.length).toBeGreaterThan(before);
  expect(await livingFormats()).toBe(before);
});
