import { describe, expect, it } from '@jest/globals';
import { EVENT_FIELDS, type EventFieldName } from '@quorum/domain/event/content';
import type { EventCardFragment } from '../../../../../src/generated/graphql.generated.ts';
import {
  changedDraftOf,
  EVENT_NAMES,
  toChangedInput,
  toEventChange,
} from '../../../../../src/features/events/form/values/eventChange.ts';
import { type EventFormValues, formValuesOf } from '../../../../../src/features/events/form/values/eventFormValues.ts';
import { anEvent } from '../../../../support/anEvent.ts';

/** What the API may have stored, and no control of the form would say so. */
const UNUSUAL: Record<Exclude<EventFieldName, 'chatLink'>, unknown> = {
  title: 'Volley  ball  🏐🏐🏐',
  location: `Somewhere ${'far '.repeat(40)}away`,
  date: '2027-03-01T18:30:45.678Z',
  endTime: '2027-03-06T02:15:59.001Z',
  timezone: 'Etc/GMT+11',
  participantThreshold: 9_999,
  capacity: null,
  maxGuests: 9,
  waitlistRule: 'OFFERED_TO_ALL',
  formats: [
    { at: 9_999, label: 'a b  c' },
    { at: 10_000, label: '5v5' },
  ],
  decideAt: '2027-02-28T07:00:13.500Z',
  decisionRule: 'EXPECTED',
  rainLimit: 1,
  eventTypeId: 4_711,
  notes: `Line one\n\n\tindented\n${'very long '.repeat(190)}`,
  webLink: 'https://user@example.com:8443/a?b=c#d',
  isPrivate: true,
  isGuestListHidden: true,
  asksStillIn: true,
  isRecurring: true,
  recurrenceFrequency: 'monthly',
  questions: [{ id: '7', text: 'Which  one?', kind: 'CHOICE', options: ['a', 'b'], isRequired: true }],
  price: { amount: 5, currency: 'KWD', mode: 'SPLIT', howToPay: 'In  cash' },
};

const stored = (changes: Partial<EventCardFragment> = {}) =>
  anEvent({ ...(UNUSUAL as Partial<EventCardFragment>), revision: 7, ...changes });

/** What is sent after somebody has changed this in the form. */
const sentAfter = (event: EventCardFragment, typed: Partial<EventFormValues>) => {
  const values = { ...formValuesOf(event), ...typed };
  const draft = changedDraftOf(event, values);
  if (!draft) throw new Error('The rules refuse it');
  return toEventChange(event, values, draft);
};

describe('the form of an event', () => {
  it.each(EVENT_NAMES)(
    'neither judges nor sends a field that nobody has changed otherwise than it is stored: %s',
    (name) => {
      const event = stored();
      const input = toChangedInput(event, { ...formValuesOf(event), title: 'Other' });
      expect(input[name]).toEqual(name === 'title' ? 'Other' : event[name]);
      expect(sentAfter(event, { title: 'Other' })).toEqual({ revision: 7, title: 'Other' });
    },
  );

  it('knows every field', () => {
    // where people talk has a dialog of its own
    expect([...EVENT_NAMES, 'chatLink'].toSorted()).toEqual(Object.keys(EVENT_FIELDS).toSorted());
  });

  it('sends a field that was changed and changed back no more than one that was not', () => {
    const event = stored();
    expect(sentAfter(event, { title: event.title, notes: event.notes })).toEqual({ revision: 7 });
  });

  it('keeps the seconds of a start when the end is moved', () => {
    expect(sentAfter(stored(), { endTime: '2027-03-02T20:00' })).toEqual({
      revision: 7,
      endTime: '2027-03-03T07:00:00.000Z',
    });
  });

  it('moves all times with the zone, to the second', () => {
    expect(sentAfter(stored(), { timezone: 'Etc/GMT+10' })).toEqual({
      revision: 7,
      timezone: 'Etc/GMT+10',
      date: '2027-03-01T17:30:45.678Z',
      endTime: '2027-03-06T01:15:59.001Z',
      decideAt: '2027-02-28T06:00:13.500Z',
    });
  });

  it('keeps the second of two times that the clocks show alike', () => {
    const event = stored({
      timezone: 'Europe/Berlin',
      date: '2027-10-31T01:30:00.000Z',
      endTime: null,
      decideAt: null,
    });
    expect(formValuesOf(event).date).toBe('2027-10-31T02:30');
    expect(toChangedInput(event, formValuesOf(event)).date).toBe('2027-10-31T01:30:00.000Z');
  });

  it('clears what was emptied', () => {
    const sent = sentAfter(stored(), { endTime: '', decideAt: '', rainLimit: '', notes: '', webLink: '', formats: [] });
    expect(sent).toEqual({
      revision: 7,
      endTime: null,
      decideAt: null,
      rainLimit: null,
      notes: '',
      webLink: '',
      formats: [],
    });
  });
});
