import { parseCsv, type Row } from './csvTable.ts';
import { cellOf, layoutOf, nameColumnsOf, type Column, type DateColumn } from './headings.ts';
import { refuse } from './refuse.ts';
import { leavesNoBlank, isVote, TWO, voteIn } from './voteWords.ts';
import { ordersIn, type DayOrder } from './writtenDays.ts';
import type { Reading } from './writtenDate.ts';

/** What nothing in a table settles, and its organiser is asked: whether the day comes before the month, what 2 means. */
export const IMPORT_QUESTIONS = ['dayFirst', 'twoIsYes'] as const;
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number];
export type ImportAnswers = Partial<Record<ImportQuestion, boolean | null | undefined>>;

export interface TableRow {
  number: number;
  name: string;
  /** By the place of the column: a likelihood, null where nothing was said, undefined for what nobody understands. */
  votes: ReadonlyMap<number, { cell: string; vote: number | null | undefined }>;
  isSum: boolean;
}

export interface VoteTable {
  dates: DateColumn[];
  names: Column[];
  others: (Column & { isBlank: boolean; hasVotes: boolean })[];
  rows: TableRow[];
  /** How it was read; null where nothing depends on it. */
  answers: Record<ImportQuestion, boolean | null>;
  questions: ImportQuestion[];
}

/** Nobody writes a day at such length. */
const LOOKED_AT = 200;

const SUM =
  /^(count|totals?|sum|anzahl|summe|gesamt|insgesamt|ergebnis|results?|zusagen|absagen|stimmen|votes|best|somme|totaux|totale|totaal|score|punkte|available|verfügbar)\b/i;
const FIGURE = /^\d+( ?\/ ?\d+| ?%|[.,]\d+)?$/;

/** Which of two numbers is the day, by all cells of the table together; null where it has none of which that is asked. */
const dayOrderOf = (rows: readonly Row[]): { isAsked: boolean; order: DayOrder | null } => {
  const found = rows
    .flatMap(({ cells: [label = '', ...cells] }) => (SUM.test(label) ? [] : [label, ...cells]))
    .filter((cell) => cell.length <= LOOKED_AT && /\d[/-]\d/.test(cell))
    .map(ordersIn)
    .filter(({ isAsked }) => isAsked);
  const allowed = (['dayFirst', 'monthFirst'] as const).filter((order) =>
    found.every((one) => one.allowed.includes(order)),
  );
  if (allowed.length === 0) refuse('table.mixedDates');
  const [order = null] = allowed;
  return { isAsked: found.length > 0, order: allowed.length === 1 ? order : null };
};

/** A row below the votes that counts them. One that has words of votes is a person, whatever its name. */
const isSumOf = (name: string, cells: readonly string[], hasWords: boolean): boolean => {
  const said = cells.filter((cell) => cell !== '');
  if (said.length === 0) return SUM.test(name);
  if (!said.every((cell) => FIGURE.test(cell))) return false;
  return (
    SUM.test(name) || (hasWords && (name === '' || isVote(name) || said.some((cell) => Number(cell) > Number(TWO))))
  );
};

/** A month first is what some Americans write; it is a guess that the organiser confirms. */
const guess = (timezone: string): DayOrder =>
  /^(America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise|Indiana)|US\/|Pacific\/Honolulu)/.test(
    timezone,
  )
    ? 'monthFirst'
    : 'dayFirst';

/**
 * A table of names and dates, as other polls export it and spreadsheets copy it: yes, maybe and no in the usual spellings.
 * What nothing in it settles is read as `answers` say, or as is likely.
 * @throws DomainError `BAD_USER_INPUT` for what is no such table
 */
export const readTable = (
  text: string,
  { timezone, now }: Omit<Reading, 'order'>,
  answers: ImportAnswers = {},
): VoteTable => {
  const rows = parseCsv(text);
  const { isAsked, order } = dayOrderOf(rows);
  const wanted = answers.dayFirst == null ? guess(timezone) : answers.dayFirst ? 'dayFirst' : 'monthFirst';
  const read = order ?? wanted;
  const layout = layoutOf(rows, { timezone, now, order: read });
  if (!layout) return refuse('table.noDates');
  const { dates, others, people } = layout;
  if (people.length === 0) refuse('table.noPeople');
  const names = nameColumnsOf(layout);
  if (names.length === 0) refuse('table.noNames');
  const nameOf = (row: Row) =>
    names
      .map(({ place }) => cellOf(row, place))
      .join(' ')
      .trim();
  const cellsOf = (row: Row) => dates.map(({ place }) => cellOf(row, place));
  const hasWords = people.some((row) => cellsOf(row).some((cell) => cell !== '' && !FIGURE.test(cell) && isVote(cell)));
  const sums = new Set(people.filter((row) => isSumOf(nameOf(row), cellsOf(row), hasWords)));
  const votes = people.filter((row) => !sums.has(row)).flatMap(cellsOf);
  const hasTwo = votes.includes(TWO);
  const isTwoYes = answers.twoIsYes ?? false;
  const isBlankNo = votes.some(leavesNoBlank);
  const voteOf = (cell: string) => (cell === '' && isBlankNo ? 0 : voteIn(cell, hasTwo && isTwoYes));
  const isOrderAsked = isAsked && order === null && dates.some(({ heading }) => ordersIn(heading).isAsked);
  const questions: ImportQuestion[] = [
    ...(isOrderAsked && answers.dayFirst == null ? (['dayFirst'] as const) : []),
    ...(hasTwo && answers.twoIsYes == null ? (['twoIsYes'] as const) : []),
  ];
  return {
    dates,
    names,
    others: others
      .filter((column) => !names.includes(column))
      .map((column) => {
        const cells = people.map((row) => cellOf(row, column.place)).filter((cell) => cell !== '');
        const areVotes = cells.every(isVote) && cells.some((cell) => !FIGURE.test(cell));
        return { ...column, isBlank: cells.length === 0 && column.heading === '', hasVotes: areVotes };
      }),
    rows: people.map((row) => ({
      number: row.number,
      name: nameOf(row),
      votes: new Map(dates.map(({ place }) => [place, { cell: cellOf(row, place), vote: voteOf(cellOf(row, place)) }])),
      isSum: sums.has(row),
    })),
    answers: {
      dayFirst: isOrderAsked || (isAsked && order !== null) ? read === 'dayFirst' : null,
      twoIsYes: hasTwo ? isTwoYes : null,
    },
    questions,
  };
};
