import { isCalendar } from './writtenDays.ts';
import { isVote } from './voteWords.ts';
import { writtenDate, type Reading, type When } from './writtenDate.ts';
import type { Row } from './csvTable.ts';

/** The title of a poll, its address and description may stand above the dates. */
const HEAD_ROWS_MAX = 15;
/** No date is written so long; a cell that stands over many columns would be searched for one in each of them. */
const HEADING_MAX = 300;

/** A column that is no date, whatever else stands in its heading. */
const EXTRA =
  /^(time ?stamp|zeitstempel|horodateur|marca temporal|responded|submitted|created|updated|e-?mail|mail\b|adresse|address|comment|kommentar|bemerkung|anmerkung|remark|notes?\b|notiz|total|count|anzahl|summe|gesamt|sum\b|phone|telefon|tel\b|mobil|handy|id\b|nr\b|no\.|#|number)/i;

/** The first cell of a row of a heading of several rows. */
const HEAD_WORD =
  /^(from|to|von|bis|names?|time|times|zeit|uhrzeit|dates?|datum|termine?|participants?|teilnehmer\w*|begin|start|end|ende|beginn|day|tag)\b/i;

export interface Column {
  /** From 0. */
  place: number;
  heading: string;
}

export interface DateColumn extends Column {
  when: When;
}

interface Layout {
  dates: DateColumn[];
  others: Column[];
  people: Row[];
}

export const cellOf = ({ cells }: Row, place: number): string => cells[place] ?? '';

/** What stands over dates and people has one cell. */
const isTitle = ({ cells }: Row) => cells.slice(1).every((cell) => cell === '');

/**
 * The headings of the columns, of one row or of several: a month stands over the first of its days only, and a day over
 * the first of its times. A column of its own has a cell below that.
 */
const headingsOf = (rows: readonly Row[]): { own: string; whole: string }[] => {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const over = rows.map(() => '');
  return Array.from({ length: width }, (_, place) => {
    const own = rows.map((row) => cellOf(row, place));
    own.forEach((cell, row) => {
      if (cell !== '') over.fill('', row + 1)[row] = cell;
    });
    const lowest = own.findLastIndex((cell) => cell !== '');
    const whole = own.map((cell, row) => cell || (row < lowest ? over[row] : '')).filter((cell) => cell !== '');
    return { own: own.join(' ').trim(), whole: whole.join(' ') };
  });
};

const layoutAt = (rows: readonly Row[], begin: number, reading: Reading): Layout => {
  const headings = headingsOf(rows.slice(0, begin).filter((row) => !isTitle(row)));
  const columns = headings.map(({ own, whole }, place) => {
    const mayBeDate = place > 0 && own !== '' && whole.length <= HEADING_MAX && !EXTRA.test(own);
    return { place, heading: whole, when: mayBeDate ? writtenDate(whole, reading) : null };
  });
  const people = rows.slice(begin);
  const width = Math.max(0, ...people.map(({ cells }) => cells.length));
  const unheaded = Array.from({ length: Math.max(0, width - columns.length) }, (_, more) => ({
    place: columns.length + more,
    heading: '',
    when: null,
  }));
  const all = [...columns, ...unheaded];
  return {
    dates: all.flatMap(({ when, ...column }) => (when ? [{ ...column, when }] : [])),
    others: all.flatMap(({ when, ...column }) => (when ? [] : [column])),
    people,
  };
};

/** Whether a row below dates belongs to them: times, ends, or words such as 'Evening' that stand over no name. */
const isHeading = (row: Row, dates: readonly DateColumn[]): boolean => {
  const label = row.cells.slice(0, dates[0]?.place).join(' ').trim();
  const cells = dates.map(({ place }) => cellOf(row, place)).filter((cell) => cell !== '');
  if (cells.length === 0) return false;
  if (label === '') return !cells.some((cell) => isVote(cell) && !/^\d+$/.test(cell));
  if (!cells.every((cell) => isCalendar(cell) && !isVote(cell))) return false;
  return HEAD_WORD.test(label) || (cells.length === dates.length && cells.length > 1);
};

/** Where the dates end and the people begin; null for a table without dates. */
export const layoutOf = (rows: readonly Row[], reading: Reading): Layout | null => {
  for (let begin = 1; begin <= Math.min(rows.length, HEAD_ROWS_MAX); begin += 1) {
    const layout = layoutAt(rows, begin, reading);
    const [next] = layout.people;
    if (layout.dates.length > 0 && !(next && isHeading(next, layout.dates))) return layout;
  }
  return null;
};

/** What can be a column of names by its heading, the surest first. */
const NAMES = [
  /^(full |your |ihr |dein |euer )?(display )?(name|names|namen|nom|nombre|nome|naam)\b/i,
  /\b(name|vor-? ?und nachname|participants?|teilnehm\w*|persons?|personen|people|members?|mitglied\w*|players?|spieler\w*|voters?|who|wer)\b/i,
];
const FIRST_NAME = /^(first ?name|given name|vorname|prénom)$/i;
const LAST_NAME = /^(last ?name|surname|family name|nachname|familienname)$/i;

/** What is counted or noted by a machine is no name. */
const isNameless = (cell: string) => cell === '' || cell.includes('@') || !/\p{L}|\p{So}/u.test(cell);

/** The columns that a person's name is made of: one, or that of the first and that of the last name. */
export const nameColumnsOf = ({ dates, others, people }: Layout): Column[] => {
  const [first, last] = [FIRST_NAME, LAST_NAME].map((pattern) => others.find(({ heading }) => pattern.test(heading)));
  if (first && last) return [first, last];
  const named = NAMES.map((pattern) => others.find(({ heading }) => pattern.test(heading))).find((one) => one) ?? first;
  if (named) return [named];
  const before = others.filter(({ place, heading }) => place < (dates[0]?.place ?? 0) && !EXTRA.test(heading));
  const filled = before.find(({ place }) => people.some((row) => !isNameless(cellOf(row, place))));
  return filled ? [filled] : before.slice(0, 1);
};
