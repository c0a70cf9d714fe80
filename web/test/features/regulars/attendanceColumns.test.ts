import { describe, expect, it } from '@jest/globals';
import { sheetCell, sheetColumns } from '../../../src/features/regulars/attendanceColumns.ts';

const NOW = Date.parse('2026-05-20T12:00:00Z');

type Dates = Parameters<typeof sheetColumns>[0]['dates'];
type OnDate = Parameters<typeof sheetCell>[0]['onDates'][number];

const madeOn = (
  date: string,
  status: Dates[number]['status'] = 'GATHERING',
  endTime: string | null = null,
): Dates[number] => ({
  __typename: 'SeriesDate',
  urlHash: date,
  date: `${date}T16:00:00.000Z`,
  endTime,
  timezone: 'Europe/Berlin',
  status,
});

const columns = (dates: Dates, planned: string[] = []) =>
  sheetColumns({ dates, planned, timezone: 'UTC' }, NOW).map(
    ({ date, urlHash, isAhead }) =>
      `${date.slice(5, 10)}${urlHash === null ? ' planned' : ''}${isAhead ? ' ahead' : ''}`,
  );

const days = (count: number, month: string) =>
  Array.from({ length: count }, (_, index) => `2026-${month}-${String(index + 1).padStart(2, '0')}`);

describe('the columns of a sheet', () => {
  it('are dates that are over, those to come, and those that are not made yet', () => {
    expect(columns([madeOn('2026-05-12'), madeOn('2026-05-26')], ['2026-06-02T16:00:00.000Z'])).toEqual([
      '05-12',
      '05-26 ahead',
      '06-02 planned ahead',
    ]);
  });

  it('are over from their end on, and six hours after the start where none was given', () => {
    const weekend = madeOn('2026-05-16', 'GATHERING', '2026-05-18T10:00:00.000Z');
    const evening = madeOn('2026-05-16', 'GATHERING', '2026-05-16T18:00:00.000Z');
    const isAhead = (date: Dates[number], now: string) =>
      sheetColumns({ dates: [date], planned: [], timezone: 'UTC' }, Date.parse(now))[0]?.isAhead;
    expect(isAhead(weekend, '2026-05-17T19:00:00Z')).toBe(true);
    expect(isAhead(weekend, '2026-05-18T10:00:01Z')).toBe(false);
    expect(isAhead(evening, '2026-05-16T17:59:00Z')).toBe(true);
    expect(isAhead(evening, '2026-05-16T19:00:00Z')).toBe(false);
    expect(isAhead(madeOn('2026-05-16'), '2026-05-16T22:00:00Z')).toBe(true);
    expect(isAhead(madeOn('2026-05-16'), '2026-05-16T22:00:01Z')).toBe(false);
  });

  it('leave out what was called off', () => {
    expect(
      columns([madeOn('2026-05-12', 'CALLED_OFF'), madeOn('2026-05-19'), madeOn('2026-05-26', 'CALLED_OFF')]),
    ).toEqual(['05-19']);
  });

  it('are as many as fit on a sheet, of which those to come go first and then the latest', () => {
    const planned = days(5, '06').map((day) => `${day}T16:00:00.000Z`);
    const shown = columns(
      days(11, '05')
        .map((day) => madeOn(day))
        .concat(madeOn('2026-05-26')),
      planned,
    );
    expect(shown).toHaveLength(12);
    expect(shown[0]).toBe('05-06');
    expect(shown.slice(5)).toEqual([
      '05-11',
      '05-26 ahead',
      ...days(5, '06').map((day) => `${day.slice(5)} planned ahead`),
    ]);
    expect(columns(days(14, '06').map((day) => madeOn(day)))).toHaveLength(12);
  });
});

describe('a cell', () => {
  const OVER = { urlHash: 'a', date: '', timezone: 'UTC', isAhead: false };
  const AHEAD = { ...OVER, isAhead: true };
  const said = (status: OnDate['status'], attended: boolean | null = null) => ({
    onDates: [{ __typename: 'AttendeeDate' as const, urlHash: 'a', status, attended }],
  });

  it.each([
    ['who came', said('MAYBE', true), '✓'],
    ['who stayed away', said('GOING', false), '–'],
    ['who said yes, of which nobody knows more', said('GOING'), '?'],
    ['who said no', said('DECLINED'), ''],
    ['who said nothing', { onDates: [] }, ''],
  ])('has a sign for somebody %s, once the date is over', (_who, person, sign) => {
    expect(sheetCell(person, OVER)).toEqual({ hasBox: false, sign, word: null });
  });

  it.each([
    ['said yes', said('GOING'), true, '', null],
    ['said maybe', said('MAYBE'), true, '', 'MAYBE'],
    ['comes if enough do', said('CONDITIONAL'), true, '', 'MAYBE'],
    ['waits for a place', said('WAITLISTED'), true, '', 'WAITS'],
    ['said no', said('DECLINED'), false, '', 'NO'],
    ['may be asked', said('STANDBY'), false, '', 'NO'],
    ['is here already', said('GOING', true), true, '✓', null],
    ['is marked as not there', said('GOING', false), true, '–', null],
    ['said no and is marked so', said('DECLINED', false), true, '–', null],
    ['said nothing', { onDates: [] }, true, '', null],
  ])('has a box for somebody who %s, as long as it is to come', (_who, person, hasBox, sign, word) => {
    expect(sheetCell(person, AHEAD)).toEqual({ hasBox, sign, word });
  });

  it('has an empty box for everybody where a date is not made yet', () => {
    expect(sheetCell(said('GOING', true), { ...AHEAD, urlHash: null })).toEqual({ hasBox: true, sign: '', word: null });
  });
});
