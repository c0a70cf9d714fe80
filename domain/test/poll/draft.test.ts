import { describe, expect, it } from '@jest/globals';
import { chosenEnd, pollDraftAt } from '@quorum/domain/poll/draft';
import { parse } from '@quorum/domain/parse';
import { DateTime } from 'luxon';
import { aPoll } from '../support/aPoll.ts';
import { complaints } from '../support/complaints.ts';

const utc = (text: string) => DateTime.fromISO(text, { zone: 'utc' });
const NOW = utc('2026-01-01T00:00:00Z');
const about = (changes: Record<string, unknown>) => complaints(pollDraftAt(NOW), aPoll(changes));
const accepted = (changes: Record<string, unknown> = {}) => parse(pollDraftAt(NOW), aPoll(changes));
const options = (count: number) =>
  Array.from({ length: count }, (_, day) => ({ date: utc('2026-05-01T18:00:00Z').plus({ days: day }).toISO() }));

describe('a poll', () => {
  it('has its options in the order of their dates', () => {
    expect(accepted().options.map(({ date }) => date.toISODate())).toEqual(['2026-05-01', '2026-05-08']);
  });

  it('ends when its last option starts, unless it says when', () => {
    expect(accepted().closesAt).toEqual(utc('2026-05-08T18:00:00Z'));
    expect(accepted({ closesAt: '2026-04-30T12:00:00+02:00' }).closesAt).toEqual(utc('2026-04-30T10:00:00Z'));
  });

  it('schedules itself at 90 %, at another chance, or not at all', () => {
    expect(accepted().autoScheduleChance).toBe(0.9);
    expect(accepted({ autoScheduleChance: 0.5 }).autoScheduleChance).toBe(0.5);
    expect(accepted({ autoScheduleChance: null }).autoScheduleChance).toBeNull();
  });

  it.each([0, -0.1, 1.01, '0.5'])('refuses the chance %j', (autoScheduleChance) => {
    expect(about({ autoScheduleChance })).toEqual({
      message: 'The chance must be a number above 0 and at most 1',
      fields: ['autoScheduleChance'],
    });
  });

  it.each([0, 1, 21])('refuses %i options', (count) => {
    expect(about({ options: options(count) })).toEqual({
      message: 'A poll has 2 to 20 options',
      fields: ['options'],
    });
  });

  it('takes 2 and 20 options', () => {
    expect(accepted({ options: options(2) }).options).toHaveLength(2);
    expect(accepted({ options: options(20) }).options).toHaveLength(20);
  });

  it('refuses one option twice, also where it is written in another zone', () => {
    const twice = [{ date: '2026-05-01T18:00:00Z' }, { date: '2026-05-01T20:00:00+02:00' }];
    expect(about({ options: twice })).toEqual({ message: 'Two options start at the same time', fields: ['options'] });
  });

  it('refuses an option that ends before it starts', () => {
    const reversed = [...options(1), { date: '2026-06-01T18:00:00Z', endTime: '2026-06-01T17:00:00Z' }];
    expect(about({ options: reversed })).toEqual({
      message: 'End time must be after the start time',
      fields: ['options'],
    });
  });

  it('refuses an option in the past, but keeps one that was planned', () => {
    const past = { date: '2025-12-31T18:00:00Z' };
    expect(about({ options: [past, ...options(1)] })).toEqual({
      message: 'Every option must be in the future',
      fields: ['options'],
    });
    const before = { options: [{ date: utc(past.date) }], closesAt: utc('2026-02-01T00:00:00Z') };
    const kept = parse(pollDraftAt(NOW, before), aPoll({ options: [{ id: '7', ...past }, ...options(1)] }));
    expect(kept.options.map(({ id }) => id)).toEqual(['7', null]);
  });

  it('refuses an end of voting in the past, or after the last option starts', () => {
    expect(about({ closesAt: '2025-12-31T00:00:00Z' })).toEqual({
      message: 'The end of voting must be in the future',
      fields: ['closesAt'],
    });
    expect(about({ closesAt: '2026-05-08T18:00:01Z' })).toEqual({
      message: 'Voting must end before the last option starts',
      fields: ['closesAt'],
    });
  });

  it('tells an end of voting that was chosen from the start of the last option', () => {
    const [first, last] = [utc('2026-05-01T18:00:00Z'), utc('2026-05-08T18:00:00Z')];
    const ending = { options: [{ date: first }, { date: last }], closesAt: last, chosenClosesAt: null };
    expect(chosenEnd(ending)).toBeNull();
    expect(chosenEnd({ ...ending, chosenClosesAt: last })).toEqual(last);
    // by a server that stores the end alone
    expect(chosenEnd({ ...ending, closesAt: first })).toEqual(first);
    expect(chosenEnd({ ...ending, chosenClosesAt: first })).toBeNull();
    expect(accepted()).toMatchObject({ closesAt: last, chosenClosesAt: null });
    expect(accepted({ closesAt: '2026-05-08T18:00:00Z' })).toMatchObject({ closesAt: last, chosenClosesAt: last });
  });

  it('has at least as many places as it takes people', () => {
    expect(about({ capacity: 3 })).toEqual({
      message: 'Capacity must be at least the participant threshold',
      fields: ['capacity'],
    });
  });

  it.each([null, 'x', [], { options: 'x' }, { options: [1, null] }, { options: [{ date: 5 }] }])(
    'says what is wrong with %j',
    (input) => {
      expect(() => parse(pollDraftAt(NOW), input)).toThrow(expect.objectContaining({ code: 'BAD_USER_INPUT' }));
    },
  );
});
