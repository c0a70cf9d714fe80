import { describe, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import {
  blankEvent,
  type EventFormValues,
  formValuesOf,
  toDraftInput,
  toEventInput,
  wallClockNote,
} from '../../../../../src/features/events/form/values/eventFormValues.ts';
import { eventFormText } from '../../../../../src/messages/events/eventFormText.generated.ts';
import { problemsOf } from '../../../../../src/lib/refusals/schemaResolver.ts';

const filled: EventFormValues = {
  ...blankEvent('America/New_York'),
  eventTypeId: '3',
  title: 'Five-a-side',
  location: 'Pier 2',
  date: '2026-05-01T18:30',
};

const problems = (change: Partial<EventFormValues>) => problemsOf(eventDraft, toDraftInput({ ...filled, ...change }));

describe('the create form', () => {
  it('starts with ten participants, public, not recurring and the detected zone', () => {
    expect(blankEvent('Europe/Berlin')).toMatchObject({
      participantThreshold: '10',
      isPrivate: false,
      isRecurring: false,
      recurrenceFrequency: '',
      timezone: 'Europe/Berlin',
    });
  });

  it('lacks four things when it is empty', () => {
    expect([...problemsOf(eventDraft, toDraftInput(blankEvent('Europe/Berlin'))).values()]).toEqual([
      'Title is required',
      'Location is required',
      'Start time is required',
      'Event type is required',
    ]);
  });

  it.each([
    [{ title: '  ' }, 'title', 'Title is required'],
    [{ participantThreshold: '' }, 'participantThreshold', 'Participant threshold must be greater than 1'],
    [{ participantThreshold: '1' }, 'participantThreshold', 'Participant threshold must be greater than 1'],
    [{ webLink: 'example.com' }, 'webLink', 'Please enter a valid URL'],
    [{ webLink: 'www.example.com' }, 'webLink', 'Please enter a valid URL'],
    [{ webLink: 'example.com/club' }, 'webLink', 'Please enter a valid URL'],
    [{ endTime: '2026-05-01T18:00' }, 'endTime', 'End time must be after the start time'],
    [{ isRecurring: true }, 'recurrenceFrequency', 'Recurrence frequency is required for recurring events'],
  ])('says about %j under %s: %s', (change, field, sentence) => {
    expect(problems(change).get(field)).toBe(sentence);
  });

  it.each([
    [[{ at: '', label: '5v5' }], 'formats.0.at', 'A format needs a whole number of participants'],
    [[{ at: '10', label: ' ' }], 'formats.0.label', 'Format is required'],
    [
      [
        { at: '12', label: '6v6' },
        { at: '10', label: '5v5' },
      ],
      'formats.1.at',
      'Each format needs more participants than the one before',
    ],
    [
      [{ at: '8', label: '4v4' }],
      'formats.0.at',
      'The first format must not need fewer participants than the threshold',
    ],
    [
      Array.from({ length: 7 }, (_, i) => ({ at: `${10 + i}`, label: 'x' })),
      'formats',
      'An event has at most 6 formats',
    ],
  ])('says about the formats %j under %s: %s', (formats, path, sentence) => {
    expect([...problems({ formats })]).toEqual([[path, sentence]]);
  });

  it('sends instants, read by the clocks of the chosen zone', () => {
    const draft = eventDraft.parse(toDraftInput({ ...filled, endTime: '2026-05-01T20:00' }));
    expect(toEventInput(draft)).toMatchObject({
      date: '2026-05-01T22:30:00.000Z',
      endTime: '2026-05-02T00:00:00.000Z',
      timezone: 'America/New_York',
      eventTypeId: 3,
      participantThreshold: 10,
    });
  });

  it('sends null for an end or a frequency that is not there', () => {
    const draft = eventDraft.parse(toDraftInput({ ...filled, isRecurring: false, recurrenceFrequency: 'weekly' }));
    expect(toEventInput(draft)).toMatchObject({ endTime: null, recurrenceFrequency: null });
  });
});

describe('the edit form', () => {
  it("shows what the event says, by the clocks of the event's zone, and changes nothing by itself", () => {
    const formats = [{ at: '10', label: '5v5' }];
    const draft = eventDraft.parse(toDraftInput({ ...filled, endTime: '2026-05-01T20:00', formats }));
    const saved = toEventInput(draft);
    expect(toEventInput(eventDraft.parse(toDraftInput(formValuesOf(saved))))).toEqual(saved);
  });
});

describe('a change of clocks', () => {
  it.each([
    ['2026-11-01T01:30', /occurs twice/],
    ['2026-03-08T02:30', /does not exist. It becomes 3:30\sAM/],
  ])('is pointed out for %s', (local, sentence) => {
    expect(wallClockNote(local, 'America/New_York')).toMatch(sentence);
  });

  it.each(['', '2026-05-01T18:30', 'soon'])('is not mentioned for "%s"', (local) => {
    expect(wallClockNote(local, 'America/New_York')).toBeNull();
  });

  it('end a sentence with one full stop, also where the time ends with one', () => {
    expect(eventFormText.happensNever({ time: '3:30 a.m.' })).toBe(
      'The clocks go forward then, so this time does not exist. It becomes 3:30 a.m.',
    );
    expect(eventFormText.happensNever({ time: '03:30' })).toMatch(/becomes 03:30\.$/);
  });
});
