import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EVENT_TYPES } from './eventTypes.ts';

type EventTypeName = (typeof EVENT_TYPES)[number]['name'];

/** A name; a likelihood when it is a maybe; a comment when there is one. */
export type DemoResponse = readonly [name: string, likelihood?: number, comment?: string];

export interface DemoEvent {
  title: string;
  type: EventTypeName;
  location: string;
  timezone: string;
  /** Days from today, in the event's zone; negative is past. */
  inDays: number;
  /** 1 is Monday, 7 Sunday: the first such day from then on, of a past one the last. */
  weekday?: number;
  /** Wall-clock times, `HH:mm`. */
  from: string;
  to?: string;
  threshold: number;
  notes?: string;
  webLink?: string;
  /** Which of the demo people publishes it. */
  organiser: number;
  repeats?: RecurrenceFrequency;
  responses: readonly DemoResponse[];
}

/** What a newcomer sees: events of several types, in several zones, ahead and past, thin and full. */
export const DEMO_EVENTS: readonly DemoEvent[] = [
  {
    title: 'Lunchtime 5-a-side',
    type: 'Soccer',
    location: 'Tempelhofer Feld, Berlin',
    timezone: 'Europe/Berlin',
    inDays: 1,
    from: '12:30',
    to: '13:45',
    threshold: 10,
    notes: 'Bring a dark and a light shirt. Ball and bibs are there.',
    organiser: 0,
    repeats: 'weekly',
    responses: [
      ['Jonas'],
      ['Mira'],
      ['Tariq', 0.8, 'If the stand-up ends on time'],
      ['Lena'],
      ['Oskar'],
      ['Femi'],
      ['Yuki', 0.5],
    ],
  },
  {
    title: 'Pickup basketball under the bridge',
    type: 'Basketball',
    location: 'Pier 2, Brooklyn Bridge Park, New York',
    timezone: 'America/New_York',
    inDays: 2,
    from: '18:30',
    to: '20:30',
    threshold: 8,
    notes: 'Full court as soon as we are eight, else three on three.',
    organiser: 1,
    responses: [
      ['Andre'],
      ['Sofia'],
      ['Marcus'],
      ['Dee'],
      ['Priya', undefined, 'I bring the ball'],
      ['Luis'],
      ['Hannah'],
      ['Kofi'],
      ['Ben', 0.5],
      ['Theo', 0.3, 'Only if it stays dry'],
    ],
  },
  {
    title: 'Catan and Carcassonne night',
    type: 'Board Games',
    location: 'Café Spielplatz, Zürich',
    timezone: 'Europe/Zurich',
    inDays: 3,
    from: '19:00',
    threshold: 4,
    notes: 'Beginners welcome, we explain the rules. The kitchen is open until ten.',
    webLink: 'https://www.catan.com/',
    organiser: 2,
    responses: [['Chloé'], ['Nadia', 0.9], ['Matthias', 0.6, 'Babysitter permitting']],
  },
  {
    title: 'Sunrise run along the bay',
    type: 'Running',
    location: 'Crissy Field, San Francisco',
    timezone: 'America/Los_Angeles',
    inDays: 4,
    from: '06:45',
    to: '08:00',
    threshold: 3,
    notes: 'About 8 km at a pace for talking. Coffee afterwards.',
    organiser: 3,
    repeats: 'biweekly',
    responses: [['Diego'], ['Grace'], ['Wen', 0.7], ['Sam', 0.4]],
  },
  {
    title: 'Beach volleyball, mixed',
    type: 'Volleyball',
    location: 'Manly Beach, Sydney',
    timezone: 'Australia/Sydney',
    inDays: 6,
    from: '16:00',
    to: '18:00',
    threshold: 12,
    notes: 'Two nets are booked. All levels.',
    organiser: 1,
    responses: [['Isla'], ['Noah'], ['Ruby', 0.5, 'Depends on the swell'], ['Jack']],
  },
  {
    title: 'TypeScript breakfast',
    type: 'Meetup',
    location: 'Shibuya Hikarie, Tokyo',
    timezone: 'Asia/Tokyo',
    inDays: 9,
    from: '08:30',
    to: '10:00',
    threshold: 6,
    notes: 'Two lightning talks and a lot of coffee. Say in the comment what you would like to talk about.',
    webLink: 'https://www.typescriptlang.org/',
    organiser: 2,
    repeats: 'monthly',
    responses: [['Haruka'], ['Kenji', undefined, 'Lightning talk: decorators'], ['Emma', 0.8], ['Ravi', 0.6]],
  },
  {
    title: 'Doubles on the clay',
    type: 'Tennis',
    location: 'Parc de la Ciutadella, Barcelona',
    timezone: 'Europe/Madrid',
    inDays: 12,
    from: '10:00',
    to: '12:00',
    threshold: 4,
    organiser: 0,
    responses: [['Marta'], ['Pol', 0.5]],
  },
  {
    title: 'Hike to the Brocken',
    type: 'Hiking',
    location: 'Schierke, Harz',
    timezone: 'Europe/Berlin',
    inDays: 16,
    from: '09:15',
    to: '17:00',
    threshold: 5,
    notes: '18 km and 600 m up. Good shoes, something warm, lunch in the bag.',
    organiser: 3,
    responses: [],
  },
  {
    title: 'Thursday badminton',
    type: 'Badminton',
    location: 'Sporthalle Wedding, Berlin',
    timezone: 'Europe/Berlin',
    inDays: -4,
    weekday: 4,
    from: '20:00',
    to: '22:00',
    threshold: 6,
    notes: 'Three courts. Rackets can be borrowed.',
    organiser: 0,
    repeats: 'weekly',
    responses: [['Ada'], ['Jonas'], ['Mei'], ['Tomasz'], ['Lena', 0.9], ['Oskar'], ['Vera', 0.5]],
  },
  {
    title: 'Ultimate in the park',
    type: 'Ultimate Frisbee',
    location: 'Clapham Common, London',
    timezone: 'Europe/London',
    inDays: -8,
    from: '14:00',
    to: '16:00',
    threshold: 10,
    notes: 'Cones and discs provided.',
    organiser: 1,
    responses: [['Ben'], ['Imogen'], ['Callum'], ['Zara', 0.7], ['Owen'], ['Aisha']],
  },
  {
    title: 'Evening ride to the lighthouse',
    type: 'Cycling',
    location: 'Faro, Portugal',
    timezone: 'Europe/Lisbon',
    inDays: -15,
    from: '17:30',
    threshold: 3,
    organiser: 2,
    responses: [['Rui'], ['Beatriz'], ['Chloé'], ['Nuno', 0.8, 'With the slow bike']],
  },
];
