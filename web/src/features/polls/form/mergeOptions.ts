import { isSame } from '../../editing/mergeFields.ts';
import { stateOfRow } from './pollChange.ts';
import { byDate, type OptionRow } from './optionRows.ts';

interface Versions {
  before: readonly OptionRow[];
  mine: readonly OptionRow[];
  theirs: readonly OptionRow[];
}

/** A date that was changed in both places; undefined where it is not there. */
export interface OptionOfBoth {
  id: string;
  mine: OptionRow | undefined;
  theirs: OptionRow | undefined;
}

const withId = (rows: readonly OptionRow[], id: string) => rows.find((row) => row.id === id);
const isSameRow = (one: OptionRow | undefined, other: OptionRow | undefined) =>
  isSame(one && stateOfRow(one), other && stateOfRow(other));
const startsWith = (row: OptionRow) => (other: OptionRow) => row.day === other.day && row.start === other.start;

/** A date that is gone is offered again: its votes went with it. */
const offeredAgain = (row: OptionRow, theirs: OptionRow | undefined): OptionRow =>
  theirs ? row : { ...row, id: null };

/**
 * The dates of the form over those that the poll has now, by their ids: one that was added elsewhere stays, one that was
 * removed here or there goes, and one that was moved is where it was moved to. `both` are those that were changed twice.
 */
export const mergeOptions = ({ before, mine, theirs }: Versions): { rows: OptionRow[]; both: OptionOfBoth[] } => {
  const both: OptionOfBoth[] = [];
  const ids = new Set([...before, ...theirs].flatMap(({ id }) => id ?? []));
  const known = [...ids].flatMap((id): OptionRow[] => {
    const [was, wanted, is] = [before, mine, theirs].map((rows) => withId(rows, id));
    if (isSameRow(wanted, was)) return is ? [is] : [];
    if (!isSameRow(is, was) && !isSameRow(is, wanted)) both.push({ id, mine: wanted, theirs: is });
    return wanted ? [offeredAgain(wanted, is)] : [];
  });
  const added = mine.filter((row) => row.id === null && !known.some(startsWith(row)));
  return { rows: [...known, ...added].toSorted(byDate), both };
};

/** Puts what became of a date elsewhere in the place of what was done with it here. */
export const takeOption = (rows: readonly OptionRow[], { id, mine, theirs }: OptionOfBoth): OptionRow[] => {
  const others = rows.filter((row) => row.id !== id && !(theirs === undefined && mine?.key === row.key));
  return (theirs ? [...others, theirs] : others).toSorted(byDate);
};
