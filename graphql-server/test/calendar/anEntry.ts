import { DateTime } from 'luxon';
import { calendarText, type CalendarEntry } from '../../src/calendar/calendarText.ts';
import { readByIcalJs } from './readByIcalJs.ts';
import { readStrictly } from './readStrictly.ts';

export const ENGLISH = { language: 'en' } as const;

export const utc = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

export const anEntry = (changes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  urlHash: 'AAAAAAAAAAAAAAAAAAAAAA',
  title: 'Evening volleyball',
  location: 'Manly Beach, Sydney',
  notes: 'Two nets are booked.',
  webLink: 'https://example.com/a,b;c',
  date: utc('2026-05-06T08:00:00Z'),
  endTime: utc('2026-05-06T10:00:00Z'),
  timezone: 'Australia/Sydney',
  status: 'TENTATIVE',
  revision: 3,
  updatedAt: utc('2026-05-01T12:00:00Z'),
  url: 'https://quorum.example/events/AAAAAAAAAAAAAAAAAAAAAA',
  ...changes,
});

export const readBack = (entry: CalendarEntry) => {
  const text = calendarText([entry], ENGLISH);
  readStrictly(text);
  const [event] = readByIcalJs(text).events;
  if (!event) throw new Error('There is no event in it');
  return event;
};
