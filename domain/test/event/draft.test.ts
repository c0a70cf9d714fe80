import { describe, expect, it } from '@jest/globals';
import { eventDraft } from '@quorum/domain/event/draft';
import { withScheme } from '@quorum/domain/event/withScheme';
import { parse } from '@quorum/domain/parse';
import { aDraft } from '../support/aDraft.ts';
import { complaints } from '../support/complaints.ts';

const about = (changes: Record<string, unknown>) => complaints(eventDraft, aDraft(changes));
const accepted = (changes: Record<string, unknown> = {}) => parse(eventDraft, aDraft(changes));

describe('the create form (spec section 5)', () => {
  const blanks = [undefined, null, '', '   ', '\t\n', '\u200B', '\u00A0\u2003'];

  it.each(blanks)('requires a title: %j will not do', (title) => {
    expect(about({ title })).toEqual({ message: 'Title is required', fields: ['title'] });
  });

  it.each(blanks)('requires a location: %j will not do', (location) => {
    expect(about({ location })).toEqual({ message: 'Location is required', fields: ['location'] });
  });

  it.each([undefined, null, '', '   '])('requires a start time: %j will not do', (date) => {
    expect(about({ date })).toEqual({ message: 'Start time is required', fields: ['date'] });
  });

  it.each([undefined, null, '', 0, -1, NaN])('requires an event type: %j will not do', (eventTypeId) => {
    expect(about({ eventTypeId })).toEqual({ message: 'Event type is required', fields: ['eventTypeId'] });
  });

  it.each([1, 0, -5, '', NaN])('wants a threshold greater than 1: %j will not do', (participantThreshold) => {
    expect(about({ participantThreshold })).toEqual({
      message: 'Participant threshold must be greater than 1',
      fields: ['participantThreshold'],
    });
  });

  it.each(['1', 'sports', 1.5, true, [1], { id: 1 }])('says what is wrong with the event type %j', (eventTypeId) => {
    expect(about({ eventTypeId })).toEqual({ message: 'Event type must be a whole number', fields: ['eventTypeId'] });
  });

  it.each(['6', 'ten', 2.5, false, [6]])('says what is wrong with the threshold %j', (participantThreshold) => {
    expect(about({ participantThreshold })).toEqual({
      message: 'Participant threshold must be a whole number',
      fields: ['participantThreshold'],
    });
  });

  it('says what is wrong with a time zone that is none, and that one is missing', () => {
    const message = 'Timezone must be an IANA time zone, such as Europe/Berlin';
    for (const timezone of [2, true, '', 'CEST+1']) expect(about({ timezone })?.message).toBe(message);
    for (const timezone of [undefined, null]) expect(about({ timezone })?.message).toBe('Timezone is required');
  });

  it('takes a threshold of 2, which is the least', () => {
    expect(accepted({ participantThreshold: 2 }).participantThreshold).toBe(2);
  });

  it.each([
    'quorum.example',
    'www.quorum.example/page',
    'javascript:alert(1)',
    'httpjavascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://quorum.example',
    'http:',
    'http://',
    'https:// /',
    '//quorum.example',
    'a b',
    7,
  ])('wants a web link to be an absolute web address: %j will not do', (webLink) => {
    expect(about({ webLink })).toEqual({ message: 'Please enter a valid URL', fields: ['webLink'] });
  });

  it.each([
    'http://quorum.example',
    'https://quorum.example/a?b=c#d',
    ' https://quorum.example ',
    'https://localhost:8080',
    'https://my_club.example.org',
    'http://[2001:db8::1]:8080/page',
    'https://bücher.example/',
  ])('takes the web link %j', (webLink) => {
    expect(accepted({ webLink }).webLink).toBe(webLink.trim());
  });

  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['club.example.org/x?y=1#z', 'https://club.example.org/x?y=1#z'],
    [' WWW.example.org:8080 ', 'https://WWW.example.org:8080'],
    ['bücher.example/', 'https://bücher.example/'],
    ['example.org', 'example.org'],
    ['//example.org/x', '//example.org/x'],
    ['http://example.org', 'http://example.org'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
    ['example', 'example'],
    ['1.5', '1.5'],
    ['a b.example.org', 'a b.example.org'],
    ['', ''],
  ])('takes %j for the link %j', (typed, meant) => {
    expect(withScheme(typed)).toBe(meant);
  });

  it.each(['+02:00', '-05:30', 'Europe/Nowhere', ''])('wants an IANA time zone: %j will not do', (timezone) => {
    expect(about({ timezone })).toEqual({
      message: 'Timezone must be an IANA time zone, such as Europe/Berlin',
      fields: ['timezone'],
    });
  });

  it.each([undefined, null, ''])('requires a frequency of a recurring event: %j will not do', (recurrenceFrequency) => {
    expect(about({ isRecurring: true, recurrenceFrequency })).toEqual({
      message: 'Recurrence frequency is required for recurring events',
      fields: ['recurrenceFrequency'],
    });
  });

  it('knows weekly, biweekly and monthly, and no other frequency', () => {
    for (const recurrenceFrequency of ['weekly', 'biweekly', 'monthly']) {
      expect(accepted({ isRecurring: true, recurrenceFrequency }).recurrenceFrequency).toBe(recurrenceFrequency);
    }
    expect(about({ isRecurring: true, recurrenceFrequency: 'daily' })?.fields).toEqual(['recurrenceFrequency']);
  });

  it('tells everything that is wrong at once, in the order of the form', () => {
    expect(
      complaints(eventDraft, { webLink: 'x', participantThreshold: 1, isRecurring: true, timezone: 'UTC' }),
    ).toEqual({
      message: [
        'Title is required',
        'Location is required',
        'Start time is required',
        'Participant threshold must be greater than 1',
        'Event type is required',
        'Please enter a valid URL',
        'Recurrence frequency is required for recurring events',
      ].join('. '),
      fields: ['title', 'location', 'date', 'participantThreshold', 'eventTypeId', 'webLink', 'recurrenceFrequency'],
    });
  });

  it('tells about an end before the start while other fields are still wrong, and about neither where there is no start', () => {
    const endTime = '2026-05-10T15:00:00Z';
    const upTo = { eventTypeId: undefined, endTime };
    expect(about({ ...upTo, date: '2026-05-10T16:00:00Z' })?.fields).toEqual(['eventTypeId', 'endTime']);
    expect(about({ ...upTo, date: '2026-05-10T14:00:00Z' })?.fields).toEqual(['eventTypeId']);
    expect(about({ ...upTo, date: '' })?.fields).toEqual(['date', 'eventTypeId']);
    expect(about({ ...upTo, date: '2026-05-10T16:00:00Z', endTime: 'later' })?.fields).toEqual([
      'endTime',
      'eventTypeId',
    ]);
  });
});

describe('what an organiser leaves out', () => {
  it("takes the form's defaults (spec section 4)", () => {
    expect(accepted()).toMatchObject({
      participantThreshold: 10,
      isPrivate: false,
      isRecurring: false,
      recurrenceFrequency: null,
      endTime: null,
      notes: '',
      webLink: '',
    });
  });

  it.each(['endTime', 'notes', 'webLink', 'isPrivate', 'isRecurring', 'recurrenceFrequency'])(
    'may be null: %s',
    (field) => {
      expect(accepted({ [field]: null })).toEqual(accepted());
    },
  );

  it('of a frequency is what stays when recurring is turned off', () => {
    expect(accepted({ isRecurring: false, recurrenceFrequency: 'weekly' }).recurrenceFrequency).toBeNull();
  });
});

describe('the times of an event', () => {
  it('are instants, kept in UTC', () => {
    expect(accepted({ date: '2026-05-01T20:30:00+02:00' }).date.toISO()).toBe('2026-05-01T18:30:00.000Z');
  });

  it.each([
    '2026-05-01',
    '2026-05-01T18:30',
    '2026-02-30T18:30:00Z',
    'tomorrow',
    7,
    '2026-05-01T25:00:00Z',
    `2026${'0'.repeat(99)}`,
  ])('are never %j, which names no instant', (date) => {
    const complaint = about({ date });
    expect(complaint?.fields).toEqual(['date']);
    expect(complaint?.message).toMatch(/^Start time must be an ISO 8601 date and time/);
  });

  it.each(['0002-05-01T18:30:00Z', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '9999-01-01T00:00:00Z'])(
    'are not as far away as %s',
    (date) => {
      expect(about({ date })?.message).toBe('Start time must be between the years 1970 and 2199');
    },
  );

  it('end after they start', () => {
    const late = { message: 'End time must be after the start time', fields: ['endTime'] };
    expect(about({ endTime: '2026-05-01T18:30:00Z' })).toEqual(late);
    expect(about({ endTime: '2026-05-01T20:00:00+02:00' })).toEqual(late);
    expect(accepted({ endTime: '2026-05-01T18:31:00Z' }).endTime?.toISO()).toBe('2026-05-01T18:31:00.000Z');
  });

  it.each(['', 'Middle/Earth', undefined, 5])('are in a time zone that exists, not in %j', (timezone) => {
    expect(about({ timezone })?.fields).toEqual(['timezone']);
  });
});
