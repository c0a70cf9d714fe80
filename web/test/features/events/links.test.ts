import { expect, it } from '@jest/globals';
import { mapsUrl } from '../../../src/features/events/mapsUrl.ts';
import { shareLinks } from '../../../src/features/events/shareLinks.ts';
import { weatherText } from '../../../src/features/events/weatherText.ts';

it('searches a map for the location, whatever is in it', () => {
  const url = new URL(mapsUrl('Park & Ride? #2, Köln'));
  expect(url.searchParams.get('query')).toBe('Park & Ride? #2, Köln');
});

it("shares the address, with 'Join our event!' where the target takes a text", () => {
  const address = 'https://quorum.example/events/a-b_c';
  const { facebook, twitter, sms } = shareLinks(address);
  expect(new URL(facebook).searchParams.get('u')).toBe(address);
  expect(new URL(twitter).searchParams.get('url')).toBe(address);
  expect(new URL(twitter).searchParams.get('text')).toBe('Join our event!');
  expect(new URLSearchParams(sms.slice(sms.indexOf('?'))).get('body')).toBe(`Join our event! ${address}`);
});

it('tells the weather in °F, with rain only when some is likely', () => {
  expect(weatherText({ temperature: 71.6, description: 'Partly cloudy', precipitation: 20 })).toBe(
    '72°F, Partly cloudy, 20% chance of rain',
  );
  expect(weatherText({ temperature: -0.2, description: 'Clear', precipitation: 0 })).toBe('0°F, Clear');
});
