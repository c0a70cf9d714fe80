import { aDraft, anEvent } from '../support/builders.ts';
import { type Case, UNKNOWN, refused, signInFirst, noEvent, aSeries } from './doorCase.ts';

/** What each call about events comes to. */
export const EVENT_CASES: Case[] = [
  ['lists public events for anybody', (door) => door.events(), { code: 'OK' }],
  ['lists event types for anybody', (door) => door.eventTypes(), { code: 'OK' }],
  ['shows an event to anybody', async (door, s) => door.event(await anEvent(s)), { code: 'OK' }],
  ['knows no event of an unknown hash', (door) => door.event(UNKNOWN), noEvent],
  ['knows no event of a malformed hash', (door) => door.event({ urlHash: "' or 1=1" }), noEvent],
  ["lists a person's own events", (door) => door.ownEvents({ as: 'ada' }), { code: 'OK' }],
  ['lists nobody else’s events', (door) => door.ownEvents(), signInFirst],

  ['lets a signed-in user create an event', (door) => door.createEvent(aDraft(), { as: 'ada' }), { code: 'OK' }],
  ['lets no visitor create an event', (door) => door.createEvent(aDraft()), signInFirst],
  [
    'requires a title',
    (door) => door.createEvent(aDraft({ title: '  ' }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Title is required', ['title']),
  ],
  [
    'requires a location',
    (door) => door.createEvent(aDraft({ location: '' }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Location is required', ['location']),
  ],
  [
    'requires a date',
    (door) => door.createEvent(aDraft({ date: '' }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Start time is required', ['date']),
  ],
  [
    'requires a threshold above 1',
    (door) => door.createEvent(aDraft({ participantThreshold: 1 }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Participant threshold must be greater than 1', ['participantThreshold']),
  ],
  [
    'requires a web link to be an absolute URL',
    (door) => door.createEvent(aDraft({ webLink: 'httpjavascript:alert(1)' }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Please enter a valid URL', ['webLink']),
  ],
  [
    'requires a frequency of a recurring event',
    (door) => door.createEvent(aDraft({ isRecurring: true }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Recurrence frequency is required for recurring events', ['recurrenceFrequency']),
  ],
  [
    'requires an event type that exists',
    (door) => door.createEvent(aDraft({ eventTypeId: 4711 }), { as: 'ada' }),
    refused('BAD_USER_INPUT', 'There is no such event type', ['eventTypeId']),
  ],
  [
    'names every field at fault',
    (door) => door.createEvent(aDraft({ title: '', location: '', isRecurring: true }), { as: 'ada' }),
    refused(
      'BAD_USER_INPUT',
      'Title is required. Location is required. Recurrence frequency is required for recurring events',
      ['title', 'location', 'recurrenceFrequency'],
    ),
  ],

  [
    'lets the creator edit an event',
    async (door, s) => door.updateEvent(await anEvent(s), aDraft({ title: 'New' }), { as: 'ada' }),
    { code: 'OK' },
  ],
  ['lets no visitor edit an event', async (door, s) => door.updateEvent(await anEvent(s), aDraft()), signInFirst],
  [
    'lets no stranger edit an event',
    async (door, s) => door.updateEvent(await anEvent(s), aDraft(), { as: 'mallory' }),
    refused('FORBIDDEN', 'Only its organisers may edit this event'),
  ],
  ['edits no unknown event', (door) => door.updateEvent(UNKNOWN, aDraft(), { as: 'ada' }), noEvent],
  [
    'keeps the rules when editing',
    async (door, s) => door.updateEvent(await anEvent(s), { title: '' }, { as: 'ada' }),
    refused('BAD_USER_INPUT', 'Title is required', ['title']),
  ],

  [
    'lets the creator delete an event',
    async (door, s) => door.deleteEvent(await anEvent(s), { as: 'ada' }),
    { code: 'OK' },
  ],
  ['lets no visitor delete an event', async (door, s) => door.deleteEvent(await anEvent(s)), signInFirst],
  [
    'lets no stranger delete an event',
    async (door, s) => door.deleteEvent(await anEvent(s), { as: 'mallory' }),
    refused('FORBIDDEN', 'Only its creator may delete this event'),
  ],
  ['deletes no unknown event', (door) => door.deleteEvent(UNKNOWN, { as: 'ada' }), noEvent],

  [
    'duplicates a past recurring event for anybody',
    async (door, s) => door.duplicateEvent(await anEvent(s, aSeries)),
    { code: 'OK' },
  ],
  [
    'duplicates no event that is not past',
    async (door, s) => door.duplicateEvent(await anEvent(s, { ...aSeries, date: '2026-05-20T08:00:00Z' })),
    refused('CONFLICT', 'This event is not over yet'),
  ],
  [
    'duplicates no event that does not recur',
    async (door, s) => door.duplicateEvent(await anEvent(s, { date: '2026-04-20T08:00:00Z', endTime: null })),
    refused('CONFLICT', 'This event does not recur'),
  ],
  ['duplicates no unknown event', (door) => door.duplicateEvent(UNKNOWN), noEvent],
];
