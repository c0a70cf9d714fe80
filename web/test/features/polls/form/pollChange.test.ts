import { describe, expect, it } from '@jest/globals';
import type { PollFragment } from '../../../../src/generated/polls.generated.ts';
import { changedPollDraftOf, toPollChange } from '../../../../src/features/polls/form/pollChange.ts';
import { type PollFormValues, pollFormValuesOf } from '../../../../src/features/polls/form/pollFormValues.ts';
import { anOption, aPoll } from '../../../support/aPoll.ts';

const option = (id: string, date: string, endTime: string | null = null) => ({ ...anOption(id, 1), date, endTime });

const EARLY = option('1', '2030-03-01T18:00:30.250Z', '2030-03-03T16:00:00.000Z');
const A_DAY = option('2', '2030-03-08T18:00:00.000Z', '2030-03-09T18:00:00.000Z');
const NIGHT = option('3', '2030-03-10T21:00:00.000Z', '2030-03-11T01:00:00.000Z');

/** What the API may have stored, and no control of the form would say so. */
const stored = (changes: Partial<PollFragment> = {}): PollFragment =>
  aPoll({
    revision: 7,
    options: [EARLY, A_DAY, NIGHT],
    timezone: 'Europe/Berlin',
    autoScheduleChance: 0.4321,
    capacity: 1_000,
    eventTypeId: 4_711,
    notes: 'One\n\ttwo',
    ...changes,
  });

const sentAfter = (poll: PollFragment, change: (values: PollFormValues) => Partial<PollFormValues>) => {
  const opened = pollFormValuesOf(poll);
  const values = { ...opened, ...change(opened) };
  const draft = changedPollDraftOf(poll, values);
  if (!draft) throw new Error('The rules refuse it');
  return toPollChange(poll, values, draft);
};

const input = ({ id, date, endTime }: ReturnType<typeof option>) => ({ id, date, endTime });

describe('the form of a poll', () => {
  it.each<[string, Partial<PollFragment>]>([
    ['dates of 46 hours, of a day and past midnight, with seconds', {}],
    ['a date that is over', { options: [option('1', '2020-03-01T18:00:00.000Z'), A_DAY] }],
    ['no date that picks itself', { autoScheduleChance: null }],
    ['an end of voting to the second', { chosenClosesAt: '2030-03-01T17:59:59.999Z' }],
    [
      'an end of voting that is over',
      { chosenClosesAt: '2020-03-01T17:00:00.000Z', closesAt: '2020-03-01T17:00:00.000Z' },
    ],
    ['a zone that nobody lives in', { timezone: 'Etc/GMT+11' }],
  ])('sends nothing but the title that was changed, of a poll with %s', (_what, changes) => {
    expect(sentAfter(stored(changes), () => ({ title: 'Other' }))).toEqual({ revision: 7, title: 'Other' });
  });

  it('keeps the dates that nobody has changed to the second when another one goes', () => {
    expect(sentAfter(stored(), ({ options }) => ({ options: options.slice(0, 2) }))).toEqual({
      revision: 7,
      options: [input(EARLY), input(A_DAY)],
    });
  });

  it('keeps how many days a date lasts when it starts at another time', () => {
    const sent = sentAfter(stored(), ({ options }) => ({
      options: options.map((row) => (row.id === '2' ? { ...row, start: '18:00', end: '18:00' } : row)),
    }));
    const moved = { id: '2', date: '2030-03-08T17:00:00.000Z', endTime: '2030-03-09T17:00:00.000Z' };
    expect(sent.options).toEqual([input(EARLY), moved, input(NIGHT)]);
  });

  it('leaves voting to end with the last date, whichever that is, where no end was chosen', () => {
    const poll = stored();
    expect(pollFormValuesOf(poll).closesAt).toBe('');
    const added = { key: 'new', id: null, day: '2030-03-20', start: '19:00', end: '' };
    const sent = sentAfter(poll, ({ options }) => ({ options: [...options, added] }));
    expect(sent).not.toHaveProperty('closesAt');
  });

  it('has voting end with the last date again when the end is emptied', () => {
    const poll = stored({ chosenClosesAt: '2030-03-01T17:00:00.000Z' });
    expect(sentAfter(poll, () => ({ closesAt: '' }))).toEqual({ revision: 7, closesAt: null });
    expect(sentAfter(poll, () => ({ closesAt: '2030-02-01T10:00' }))).toEqual({
      revision: 7,
      closesAt: '2030-02-01T09:00:00.000Z',
    });
  });

  it('keeps a chance between the stops of its slider', () => {
    expect(sentAfter(stored(), () => ({ isAutomatic: false }))).toEqual({ revision: 7, autoScheduleChance: null });
    expect(sentAfter(stored(), () => ({ autoScheduleChance: 0.8 }))).toEqual({ revision: 7, autoScheduleChance: 0.8 });
  });

  it('moves all dates with the zone, to the second', () => {
    const sent = sentAfter(stored({ options: [EARLY, A_DAY] }), () => ({ timezone: 'Europe/London' }));
    expect(sent).toEqual({
      revision: 7,
      timezone: 'Europe/London',
      options: [
        { id: '1', date: '2030-03-01T19:00:30.250Z', endTime: '2030-03-03T17:00:00.000Z' },
        { id: '2', date: '2030-03-08T19:00:00.000Z', endTime: '2030-03-09T19:00:00.000Z' },
      ],
    });
  });
});
