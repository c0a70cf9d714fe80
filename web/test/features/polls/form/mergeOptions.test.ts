import { describe, expect, it } from '@jest/globals';
import { mergeOptions, takeOption } from '../../../../src/features/polls/form/mergeOptions.ts';
import type { OptionRow } from '../../../../src/features/polls/form/optionRows.ts';

const row = (id: string | null, day: string, start = '19:00'): OptionRow => ({
  key: id ?? `${day} 1`,
  id,
  day,
  start,
  end: '',
  extraDays: 0,
});

const ONE = row('1', '2030-05-01');
const TWO = row('2', '2030-05-02');
const NEW = row('3', '2030-05-03');
const MOVED = row('2', '2030-05-02', '20:00');
const MOVED_OTHERWISE = row('2', '2030-05-02', '21:00');

const merged = (mine: OptionRow[], theirs: OptionRow[]) => mergeOptions({ before: [ONE, TWO], mine, theirs });

describe('the dates of a form, over those that the poll has by now', () => {
  it.each<[string, OptionRow[], OptionRow[], OptionRow[]]>([
    ['nothing was changed', [ONE, TWO], [ONE, TWO], [ONE, TWO]],
    ['one was added elsewhere', [ONE, TWO], [ONE, TWO, NEW], [ONE, TWO, NEW]],
    ['one was added here', [ONE, TWO, row(null, '2030-05-04')], [ONE, TWO], [ONE, TWO, row(null, '2030-05-04')]],
    ['the same was added in both places', [ONE, TWO, row(null, '2030-05-03')], [ONE, TWO, NEW], [ONE, TWO, NEW]],
    ['one was removed here, another added elsewhere', [ONE], [ONE, TWO, NEW], [ONE, NEW]],
    ['one was removed elsewhere', [ONE, TWO], [ONE], [ONE]],
    ['one was removed in both places', [ONE], [ONE], [ONE]],
    ['one was moved elsewhere', [ONE, TWO], [ONE, MOVED], [ONE, MOVED]],
    ['one was moved here', [ONE, MOVED], [ONE, TWO], [ONE, MOVED]],
    ['one was moved alike in both places', [ONE, MOVED], [ONE, MOVED], [ONE, MOVED]],
  ])('need no question where %s', (_what, mine, theirs, rows) => {
    expect(merged(mine, theirs)).toEqual({ rows, both: [] });
  });

  it('need one where it was moved in both places', () => {
    const { rows, both } = merged([ONE, MOVED], [ONE, MOVED_OTHERWISE]);
    expect(both).toEqual([{ id: '2', mine: MOVED, theirs: MOVED_OTHERWISE }]);
    expect(rows).toEqual([ONE, MOVED]);
    expect(both.flatMap((option) => takeOption(rows, option))).toEqual([ONE, MOVED_OTHERWISE]);
  });

  it('need one where it was removed here and moved elsewhere', () => {
    const { rows, both } = merged([ONE], [ONE, MOVED]);
    expect(both).toEqual([{ id: '2', mine: undefined, theirs: MOVED }]);
    expect(rows).toEqual([ONE]);
    expect(both.flatMap((option) => takeOption(rows, option))).toEqual([ONE, MOVED]);
  });

  it('need one where it was moved here and removed elsewhere: kept, it is a new date', () => {
    const { rows, both } = merged([ONE, MOVED], [ONE]);
    expect(both).toEqual([{ id: '2', mine: MOVED, theirs: undefined }]);
    expect(rows).toEqual([ONE, { ...MOVED, id: null }]);
    expect(both.flatMap((option) => takeOption(rows, option))).toEqual([ONE]);
  });
});
