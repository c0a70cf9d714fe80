import type { DateTime } from 'luxon';
import { DomainError } from '../errors.ts';
import { DEFAULT_LIKELIHOOD } from '../response/constants.ts';
import { OPTIONS_MAX } from './constants.ts';
import { parseCsv } from './csvTable.ts';
import { writtenDate } from './writtenDate.ts';

export interface ImportedOption {
  date: DateTime;
  endTime: DateTime | null;
}

export interface ImportedVoter {
  name: string;
  /** One for each option; null where nothing was said. */
  votes: (number | null)[];
}

const YES = ['yes', 'y', 'ja', 'j', 'ok', '1', 'true', 'wahr', 'x', '✓', '✔', '✅', 'available'];
const MAYBE = [
  'maybe',
  'vielleicht',
  'ifneedbe',
  'if need be',
  'if-need-be',
  'zur not',
  'wenn nötig',
  '?',
  '~',
  '0.5',
  '0,5',
  'perhaps',
  'evtl',
  'eventuell',
];
const NO = ['no', 'n', 'nein', '0', 'false', 'falsch', '-', '–', '✗', '✘', '✕', '❌', 'not available'];

const said = (words: readonly string[], likelihood: number) => words.map((word) => [word, likelihood] as const);
const LIKELIHOODS: ReadonlyMap<string, number> = new Map([
  ...said(YES, 1),
  ...said(MAYBE, DEFAULT_LIKELIHOOD),
  // in brackets: if need be
  ...said(
    YES.map((word) => `(${word})`),
    DEFAULT_LIKELIHOOD,
  ),
  ...said(NO, 0),
]);

const refuse = (message: string): never => {
  throw new DomainError('BAD_USER_INPUT', message);
};

const percentIn = (cell: string): number | undefined => {
  const percent = /^(\d{1,3})\s?%$/.exec(cell)?.[1];
  return percent !== undefined && Number(percent) <= 100 ? Number(percent) / 100 : undefined;
};

/** What a cell says; undefined for what nobody understands. */
const voteIn = (cell: string): number | null | undefined => {
  if (cell === '') return null;
  const word = cell.toLowerCase().replace(/[.!]$/, '');
  return LIKELIHOODS.get(word) ?? percentIn(word);
};

const isVote = (cell: string) => voteIn(cell) !== undefined;

/** Spreadsheets run what begins so. A dash alone, or before a word, is none. */
const isFormula = (cell: string) => /^([=+@]|-+\s*(\d|\(|[a-z]+\())/i.test(cell);

/** Sums below the votes, as Doodle writes them. */
const isTotal = (name: string) => /^(count|total|anzahl|summe)$/i.test(name);

/** No date is written so long; a cell that stands over many columns would be searched for one in each of them. */
const HEADING_MAX = 500;

/** A column's name, of one row or of several: a month stands over the first of its days only. */
const headingsOf = (rows: readonly string[][]): string[] => {
  const width = Math.max(...rows.map((row) => row.length));
  const filled = rows.map((row, place) => {
    let last = '';
    const isLastRow = place === rows.length - 1;
    return Array.from({ length: width }, (_, column) => (last = row[column] || (isLastRow ? '' : last)));
  });
  return Array.from({ length: width }, (_, column) =>
    filled
      .map((row) => row[column] ?? '')
      .join(' ')
      .trim(),
  );
};

/**
 * A table of names and dates, as other polls export it: yes, maybe and no in the usual spellings of English and German.
 * @throws DomainError `BAD_USER_INPUT` that says which row or column is wrong
 */
export const importCsv = (
  text: string,
  { timezone, now }: { timezone: string; now: DateTime },
): { options: ImportedOption[]; voters: ImportedVoter[] } => {
  const rows = parseCsv(text);
  const begin = rows.findIndex(
    ([name = '', ...cells]) => name !== '' && cells.some((cell) => cell !== '') && cells.every(isVote),
  );
  if (begin < 1) refuse('The table needs a row of dates, and below it a row for each person');
  // what stands over the dates, such as the title of the poll, has one cell
  const heads = rows.slice(0, begin).filter((row) => row.slice(1).some((cell) => cell !== ''));
  const headings = headingsOf(heads.length > 0 ? heads : [[]]);
  const columns = headings.flatMap((heading, column) => {
    const mayBeDate = column > 0 && heading.length <= HEADING_MAX;
    const when = mayBeDate ? writtenDate(heading, timezone, now) : null;
    return when ? [{ column, when }] : [];
  });
  if (columns.length === 0)
    refuse('There is no date above the votes. Write them such as 2026-12-24 19:00 or 24.12.2026 19:00');
  if (columns.length > OPTIONS_MAX) refuse(`A poll has at most ${OPTIONS_MAX} dates`);
  const people = rows.slice(begin).filter(([name = '']) => !isTotal(name));
  // Doodle leaves a no blank
  const isBlankNo = people.some((row) => row.some((cell) => /^\(?ok\)?$/i.test(cell)));
  const voters = people.map((row, place): ImportedVoter => {
    const [name = ''] = row;
    const number = begin + place + 1;
    if (name === '') refuse(`Row ${number} has no name`);
    if (row.some((cell) => !isVote(cell) && isFormula(cell)))
      refuse(`Row ${number} has a formula. Paste the table as plain values`);
    const votes = columns.map(({ column }) => {
      const vote = voteIn(row[column] ?? '');
      if (vote === undefined) return refuse(`Row ${number} says neither yes, maybe nor no`);
      return vote ?? (isBlankNo ? 0 : null);
    });
    return { name, votes };
  });
  return { options: columns.map(({ when }) => when), voters };
};
