import { setImmediate } from 'node:timers/promises';
import type { CalendarStatus } from '@quorum/domain/decision/decision';
import { inLanguage } from '@quorum/domain/language';
import type { ReaderLanguage } from '@quorum/domain/readerLanguage';
import { pick } from '@quorum/domain/pick';
import { ICalCalendar, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { Duration, type DateTime } from 'luxon';
import { assemble, partsOf, type CalendarParts } from './calendarParts.ts';
import { CALENDAR_WORDS, type CalendarWords } from './calendarWords.ts';
import { isReadableIn, vtimezone } from './vtimezone.ts';

/** What a calendar says about an event. */
export interface CalendarEvent {
  urlHash: string;
  title: string;
  location: string;
  notes: string;
  webLink: string;
  date: DateTime;
  endTime: DateTime | null;
  timezone: string;
  /** Rises with each change, so that a calendar knows which of two entries is the later one. */
  revision: number;
  updatedAt: DateTime;
}

const FIELDS = {
  urlHash: true,
  title: true,
  location: true,
  notes: true,
  webLink: true,
  date: true,
  endTime: true,
  timezone: true,
  revision: true,
  updatedAt: true,
} satisfies Record<keyof CalendarEvent, true>;

/** What calendars show of an event, from whatever holds more of it. */
export const calendarEventOf = (event: CalendarEvent): CalendarEvent =>
  pick(event, Object.keys(FIELDS) as (keyof CalendarEvent)[]);

export interface CalendarEntry extends CalendarEvent {
  /** `TENTATIVE` until enough people are in. */
  status: CalendarStatus;
  /** The address of the event's page. */
  url: string;
}

export interface CalendarOptions {
  /** Of what it says by itself; English where a newer server knows one that is unknown here. */
  language: ReaderLanguage;
  /** What a calendar that people subscribe to is called; its readers refresh it every hour. */
  name?: string;
  /** For a file that comes by mail (RFC 5546), from whom: nobody's own address. */
  sent?: { method: 'PUBLISH' | 'CANCEL'; organizer: { name: string; email: string } };
}

const REFRESH_SECONDS = Duration.fromObject({ hours: 1 }).as('seconds');

/** Calendars show addresses in the text as links; some of them show no other. */
const describe = ({ notes, webLink, url }: CalendarEntry, { moreInformation }: CalendarWords) =>
  [notes, webLink && `${moreInformation}: ${webLink}`, url].filter(Boolean).join('\n\n');

const dataOf = (entry: CalendarEntry, words: CalendarWords): ICalEventData => {
  const { urlHash, title, location, date, endTime, timezone, status, revision, updatedAt, url } = entry;
  const isReadable = [date, endTime].every((instant) => instant === null || isReadableIn(timezone, instant));
  return {
    // one identifier for the whole life of an occurrence
    id: `${urlHash}@quorum`,
    sequence: revision,
    stamp: updatedAt,
    lastModified: updatedAt,
    start: date,
    end: endTime,
    timezone: isReadable ? timezone : null,
    summary: title || words.untitled,
    description: describe(entry, words),
    location,
    url,
    status: ICalEventStatus[status],
  };
};

const generate = (entries: readonly CalendarEntry[], { language, name, sent }: CalendarOptions): CalendarParts => {
  const words = inLanguage(CALENDAR_WORDS, language);
  const calendar = new ICalCalendar({
    prodId: { company: 'Quorum', product: 'Quorum', language: 'EN' },
    // no zone of its own: the calendar would write its stamps in it, and they must be in UTC
    timezone: { name: null, generator: vtimezone },
    method: sent ? ICalCalendarMethod[sent.method] : null,
    ...(name !== undefined && { name, ttl: REFRESH_SECONDS }),
  });
  for (const entry of entries) calendar.createEvent({ ...dataOf(entry, words), organizer: sent?.organizer ?? null });
  return partsOf(calendar.toString());
};

/** A calendar (RFC 5545) with these events, each in its own zone. */
export const calendarText = (entries: readonly CalendarEntry[], options: CalendarOptions): string =>
  assemble([generate(entries, options)]);

/** So many events are written in a few milliseconds, after which others have their turn. */
const SLICE = 10;

/** The same of events of which there may be many. */
export const longCalendarText = async (
  entries: readonly CalendarEntry[],
  options: CalendarOptions,
): Promise<string> => {
  const parts = [generate(entries.slice(0, SLICE), options)];
  for (let start = SLICE; start < entries.length; start += SLICE) {
    await setImmediate();
    parts.push(generate(entries.slice(start, start + SLICE), options));
  }
  return assemble(parts);
};
