import { nextTimes } from './lengths.ts';
import { byDate, type OptionRow, withDate } from './optionRows.ts';

/** With another time on `day`, after those that it has. */
export const withAnotherTime = (rows: readonly OptionRow[], day: string): OptionRow[] => {
  const times = rows.filter((row) => row.day === day).toSorted(byDate);
  const [first, last] = [times[0], times.at(-1)];
  return first && last ? withDate(rows, day, nextTimes(last, first)) : [...rows];
};
