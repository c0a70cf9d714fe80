export interface CalendarEvent {
  title: string;
  location: string;
  notes: string;
  /** ISO instants beside an IANA zone. */
  date: string;
  endTime?: string | null;
  timezone: string;
}

export interface CalendarLinks {
  google: string;
  outlook: string;
}

/** Addresses have limits; the event's page has the rest. */
const NOTES_MAX = 500;

/** A space is `%20`: Outlook shows a `+` as it is. */
const withQuery = (address: string, query: Record<string, string>) =>
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

const describe = (notes: string, url: string) =>
  [notes.length > NOTES_MAX ? `${notes.slice(0, NOTES_MAX).trimEnd()}…` : notes, url].filter(Boolean).join('\n\n');

/** To the second, in UTC. */
const instant = (iso: string) => new Date(iso).toISOString().replace(/\.\d+/, '');

const compact = (iso: string) => instant(iso).replace(/[-:]/g, '');

/** Where each calendar takes an event whose page is at `url`. Both want an end: without one it is the start. */
export const calendarLinks = (event: CalendarEvent, url: string): CalendarLinks => {
  const { title, location, notes, date, timezone } = event;
  const endTime = event.endTime ?? date;
  const details = describe(notes, url);
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${compact(date)}/${compact(endTime)}`,
      ctz: timezone,
      location,
      details,
    }),
    outlook: withQuery('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: instant(date),
      enddt: instant(endTime),
      location,
      body: details,
    }),
  };
};
