import ICAL from 'ical.js';

interface ReadEvent {
  uid: string;
  title: string;
  location: string;
  description: string;
  url: string;
  status: string;
  sequence: number;
  /** Instants, by the time zones that the file itself defines. */
  start: string;
  end: string | null;
  stamp: string;
  lastModified: string;
  zone: string | null;
}

const isoOf = (time: ICAL.Time) => new Date(time.toUnixTime() * 1_000).toISOString();

const property = (component: ICAL.Component, name: string) => component.getFirstPropertyValue(name);

const readEvent = (component: ICAL.Component): ReadEvent => {
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    title: event.summary,
    location: event.location,
    description: event.description,
    url: String(property(component, 'url')),
    status: String(property(component, 'status')),
    sequence: event.sequence,
    start: isoOf(event.startDate),
    end: component.hasProperty('dtend') ? isoOf(event.endDate) : null,
    stamp: isoOf(property(component, 'dtstamp') as ICAL.Time),
    lastModified: isoOf(property(component, 'last-modified') as ICAL.Time),
    zone: component.getFirstProperty('dtstart')?.getFirstParameter('tzid') ?? null,
  };
};

/** Reads a calendar with ical.js, which had no part in writing it. */
export const readByIcalJs = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return {
    name: calendar.getFirstPropertyValue('name'),
    method: calendar.getFirstPropertyValue('method'),
    zones: calendar.getAllSubcomponents('vtimezone').map((zone) => String(property(zone, 'tzid'))),
    events: calendar.getAllSubcomponents('vevent').map(readEvent),
  };
};
