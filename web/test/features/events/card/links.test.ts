import { describe, expect, it } from '@jest/globals';
import { calendarLinks } from '../../../../src/features/events/card/calendarLinks.ts';
import { mapsUrl } from '../../../../src/features/events/card/mapsUrl.ts';
import { weatherText } from '../../../../src/features/events/card/weatherText.ts';

it('searches a map for the location, whatever is in it', () => {
  const url = new URL(mapsUrl('Park & Ride? #2, Köln'));
  expect(url.searchParams.get('query')).toBe('Park & Ride? #2, Köln');
});

describe('the weather in words', () => {
  const dry = { icon: 'clear-day', temperature: 71.6, description: 'Clear sky', precipitation: 0 };

  it('is in °F, with rain only when some is likely', () => {
    expect(weatherText({ ...dry, precipitation: 20 }, 'en-US')).toBe('72°F, Clear sky, 20% chance of rain');
    expect(weatherText({ ...dry, temperature: -0.2 }, 'en-US')).toBe('0°F, Clear sky');
    expect(weatherText({ ...dry, precipitation: null }, 'en-US')).toBe('72°F, Clear sky');
  });

  it('is in °C where the reader thinks so', () => {
    expect(weatherText(dry, 'en-GB')).toBe('22°C, Clear sky');
    expect(weatherText({ ...dry, precipitation: 20 }, 'de')).toMatch(/^22\s°C, Clear sky, 20\s% chance of rain$/);
    expect(weatherText({ ...dry, temperature: 31.6 }, 'en-AU')).toBe('0°C, Clear sky');
    expect(weatherText(dry, 'en')).toBe('72°F, Clear sky');
    expect(weatherText(dry, 'es-PR')).toContain('72');
    expect(weatherText(dry, '')).toBe('72°F, Clear sky');
  });

  it('says what falls', () => {
    const fall = (icon: string) =>
      weatherText({ ...dry, icon, precipitation: 55 }, 'en-US')
        .split(', ')
        .at(-1);
    expect(['thunderstorm', 'snow', 'sleet'].map(fall)).toEqual([
      ...['55% chance of rain', '55% chance of snow', '55% chance of sleet'],
    ]);
  });
});

describe('links into calendars', () => {
  const url = 'https://quorum.example/events/a-b_c';
  const event = {
    title: 'Chess & tea',
    location: 'Pier 2, Köln',
    notes: 'Bring a board.\n#1',
    timezone: 'Europe/Berlin',
    date: '2026-05-01T16:30:00.000Z',
    endTime: '2026-05-01T18:00:00.000Z',
  };
  const queryOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

  it('tell Google Calendar all of it', () => {
    expect(queryOf(calendarLinks(event, url).google)).toEqual({
      action: 'TEMPLATE',
      text: 'Chess & tea',
      dates: '20260501T163000Z/20260501T180000Z',
      ctz: 'Europe/Berlin',
      location: 'Pier 2, Köln',
      details: `Bring a board.\n#1\n\n${url}`,
    });
  });

  it('tell Outlook all of it', () => {
    expect(queryOf(calendarLinks(event, url).outlook)).toMatchObject({
      subject: 'Chess & tea',
      startdt: '2026-05-01T16:30:00Z',
      enddt: '2026-05-01T18:00:00Z',
      location: 'Pier 2, Köln',
      body: `Bring a board.\n#1\n\n${url}`,
    });
  });

  it('encode a space so that every calendar reads one', () => {
    for (const link of Object.values(calendarLinks(event, url))) {
      expect(link).toContain('Chess%20%26%20tea');
      expect(link).not.toContain('+');
    }
  });

  it('end with the start where no end is known, and say no more than an address can hold', () => {
    const { google } = calendarLinks({ ...event, endTime: null, notes: 'x'.repeat(2_000) }, url);
    expect(queryOf(google)).toMatchObject({ dates: '20260501T163000Z/20260501T163000Z' });
    expect(google.length).toBeLessThan(1_000);
    expect(queryOf(google).details).toBe(`${'x'.repeat(500)}…\n\n${url}`);
  });
});
