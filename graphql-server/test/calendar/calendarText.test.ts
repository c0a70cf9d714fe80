import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { calendarText, longCalendarText } from '../../src/calendar/calendarText.ts';
import { readByIcalJs } from './readByIcalJs.ts';
import { inEvent, readStrictly, textOf } from './readStrictly.ts';
import { ENGLISH, anEntry, readBack } from './anEntry.ts';

describe('a calendar', () => {
  it('reads back equal', () => {
    const text = calendarText([anEntry()], ENGLISH);
    expect(readByIcalJs(text)).toEqual({
      name: null,
      method: null,
      zones: ['Australia/Sydney'],
      events: [
        {
          uid: 'AAAAAAAAAAAAAAAAAAAAAA@quorum',
          title: 'Evening volleyball',
          location: 'Manly Beach, Sydney',
          description:
            'Two nets are booked.\n\nMore information: https://example.com/a,b;c\n\nhttps://quorum.example/events/AAAAAAAAAAAAAAAAAAAAAA',
          url: 'https://quorum.example/events/AAAAAAAAAAAAAAAAAAAAAA',
          status: 'TENTATIVE',
          sequence: 3,
          start: '2026-05-06T08:00:00.000Z',
          end: '2026-05-06T10:00:00.000Z',
          zone: 'Australia/Sydney',
          stamp: '2026-05-01T12:00:00.000Z',
          lastModified: '2026-05-01T12:00:00.000Z',
        },
      ],
    });
  });

  it('says the time of the event’s own zone, and stamps in UTC', () => {
    const lines = readStrictly(calendarText([anEntry()], ENGLISH));
    expect(inEvent(lines, 'DTSTART')).toEqual({
      name: 'DTSTART',
      params: ';TZID=Australia/Sydney',
      value: '20260506T180000',
    });
    expect(inEvent(lines, 'DTSTAMP')?.value).toBe('20260501T120000Z');
    expect(inEvent(lines, 'LAST-MODIFIED')?.value).toBe('20260501T120000Z');
  });

  it('says no end of an event without one', () => {
    expect(readBack(anEntry({ endTime: null })).end).toBeNull();
  });

  it('defines each zone once, however many events keep it', () => {
    const timezones = ['Europe/Berlin', 'Australia/Sydney', 'Europe/Berlin', 'Asia/Calcutta', 'UTC'];
    const text = calendarText(
      timezones.map((timezone) => anEntry({ timezone })),
      ENGLISH,
    );
    readStrictly(text);
    expect(readByIcalJs(text).zones).toEqual(['Europe/Berlin', 'Australia/Sydney', 'Asia/Calcutta']);
    expect(readByIcalJs(text).events.map(({ zone }) => zone)).toEqual([...timezones.slice(0, 4), null]);
  });

  it('that nobody sent has no method and names nobody', () => {
    const names = readStrictly(calendarText([anEntry()], { ...ENGLISH, name: 'Quorum' })).map(({ name }) => name);
    expect(names).not.toEqual(expect.arrayContaining(['METHOD']));
    expect(names).not.toEqual(expect.arrayContaining(['ORGANIZER']));
    expect(names).not.toEqual(expect.arrayContaining(['ATTENDEE']));
  });

  it('says all properties of its own before the first component, which readers are told in section 3.6', () => {
    const text = calendarText([anEntry(), anEntry({ timezone: 'Europe/Berlin' })], { ...ENGLISH, name: 'Quorum' });
    const lines = readStrictly(text).map(({ name, value }) => (name === 'BEGIN' ? value : name));
    expect(lines.slice(0, lines.indexOf('VTIMEZONE'))).toEqual([
      ...['VCALENDAR', 'VERSION', 'PRODID', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'],
    ]);
    expect(readByIcalJs(text)).toMatchObject({ name: 'Quorum', zones: ['Australia/Sydney', 'Europe/Berlin'] });
  });

  it('of many events says the same, and lets others have their turn meanwhile', async () => {
    const zones = ['Australia/Sydney', 'Europe/Berlin', 'America/New_York'];
    const entries = Array.from({ length: 95 }, (_, number) =>
      anEntry({ urlHash: String(number).padStart(22, 'A'), timezone: zones[number % 3] ?? '' }),
    );
    let turns = 0;
    const turn = () => {
      turns++;
      turning = setImmediate(turn);
    };
    let turning = setImmediate(turn);
    const long = await longCalendarText(entries, { ...ENGLISH, name: 'Quorum' });
    clearImmediate(turning);
    expect(long).toBe(calendarText(entries, { ...ENGLISH, name: 'Quorum' }));
    expect(turns).toBeGreaterThanOrEqual(9);
    expect(await longCalendarText([], ENGLISH)).toBe(calendarText([], ENGLISH));
  });

  it('may be empty', () => {
    const text = calendarText([], { ...ENGLISH, name: 'Quorum' });
    readStrictly(text);
    expect(readByIcalJs(text)).toEqual({ name: 'Quorum', method: null, zones: [], events: [] });
  });
});

describe('what people write', () => {
  const HOSTILE: [string, string][] = [
    ['a component', 'a\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nEND:VALARM'],
    ['a property after LF', 'a\nATTENDEE:mailto:eve@example.com'],
    ['a property after CR', 'a\rDTSTART:19700101T000000Z'],
    ['the end', 'END:VEVENT\nEND:VCALENDAR'],
    ['every sign that means something', 'commas, semicolons; colons: back\\slashes \\n \\, "quotes"'],
    ['a backslash', '\\'],
    ['a long line', 'x'.repeat(2_000)],
    ['a long line of emoji', '👩‍👩‍👧‍👦🏐'.repeat(60)],
    ['a long line of umlauts', 'ü'.repeat(300)],
    ['two octets at the fold', `${'a'.repeat(66)}éé`],
    ['four octets at the fold', `${'a'.repeat(65)}𝒳𝒳𝒳`],
    ['tabs and spaces', '\ttabs\tand  spaces'],
    ['breaks that are none', '\u2028line\u2029paragraph\u0085next\u00a0'],
    ['other scripts', 'עברית  العربية 日本語'],
  ];

  it.each(HOSTILE)('reads back equal and stays text: %s', (_name, text) => {
    const written = calendarText([anEntry({ title: text, location: text, notes: text, webLink: '' })], ENGLISH);
    const asRead = text.replace(/\r\n?/g, '\n');
    const lines = readStrictly(written);
    expect(textOf(inEvent(lines, 'SUMMARY')?.value ?? '')).toBe(asRead);
    expect(textOf(inEvent(lines, 'LOCATION')?.value ?? '')).toBe(asRead);
    expect(lines.filter(({ name }) => name === 'BEGIN').map(({ value }) => value)).not.toContain('VALARM');
    expect(readByIcalJs(written).events).toMatchObject([
      { title: asRead, location: asRead, description: `${asRead}\n\n${anEntry().url}` },
    ]);
  });

  it('reads back equal whatever it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 });
    const property = fc.property(text, text, (title, notes) => {
      const written = calendarText([anEntry({ title, notes, webLink: '' })], ENGLISH);
      readStrictly(written);
      const [event] = readByIcalJs(written).events;
      expect(event).toMatchObject({ title, description: `${notes}\n\n${anEntry().url}` });
    });
    fc.assert(property, { numRuns: 300 });
  });
});

it('is sent by mail with a method and its sender', () => {
  const organizer = { name: 'Quorum', email: 'hello@quorum.example' };
  const text = calendarText([anEntry({ status: 'CANCELLED' })], { ...ENGLISH, sent: { method: 'CANCEL', organizer } });
  const lines = readStrictly(text);
  expect(readByIcalJs(text)).toMatchObject({ method: 'CANCEL', events: [{ status: 'CANCELLED' }] });
  expect(inEvent(lines, 'ORGANIZER')).toMatchObject({
    value: expect.stringMatching(/^mailto:hello@quorum\.example$/i),
  });
});
