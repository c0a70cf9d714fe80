import { refuse } from './refuse.ts';
import { reason } from '../../refusals/Reason.ts';

/** What a request may carry beside everything else in it: a preview promises nothing that the server cannot take. */
const TABLE_MAX_BYTES = 60_000;
const COLUMNS_MAX = 100;
const ROWS_MAX = 1_100;

const DELIMITERS = ['\t', ';', ','] as const;

export interface Row {
  /** As a spreadsheet counts: from 1, blank rows too. */
  number: number;
  cells: string[];
}

/** As JSON carries it, at most. */
const bytesOf = (source: string): number => {
  const json = JSON.stringify(source);
  return json.length + 2 * (json.match(/[^ -~]/g)?.length ?? 0);
};

/** Without BOM; each line ends with a line feed. */
const textOf = (source: string): string => {
  if (source.length > TABLE_MAX_BYTES || bytesOf(source) > TABLE_MAX_BYTES) refuse('table.tooLarge');
  if (source.includes('\0')) refuse('table.binary');
  return source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
};

/** A spreadsheet's hint to itself, in the first line. */
const HINT = /^"?sep=([;,\t])"?\n/i;

/** How often each line has the delimiter outside quotes; a line is none that ends within quotes. */
const countsOf = (text: string, delimiter: string): number[] => {
  const counts = [0];
  let isQuoted = false;
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === '\n') counts.push(0);
    else if (char === delimiter) counts[counts.length - 1] = (counts.at(-1) ?? 0) + 1;
  }
  return counts;
};

/** How many lines have the most frequent number of it, of those that have any. */
const agreementOn = (text: string, delimiter: string): number => {
  const lines = new Map<number, number>();
  for (const count of countsOf(text, delimiter)) if (count > 0) lines.set(count, (lines.get(count) ?? 0) + 1);
  return Math.max(0, ...lines.values());
};

/** What parts the cells of the whole table: what most lines have equally often. A date may have commas. */
const delimiterOf = (text: string): string => {
  let [best, most]: [string, number] = [',', 0];
  for (const delimiter of DELIMITERS) {
    const agreement = agreementOn(text, delimiter);
    if (agreement > most) [best, most] = [delimiter, agreement];
  }
  return best;
};

/** In one line and without what is blank around it: a cell of a spreadsheet may have several lines. */
const cleaned = (cell: string): string => cell.replace(/\s+/g, ' ').trim();

/**
 * The cells of a CSV, each in one line; blank rows are left out. Parted by commas, semicolons or tabs (RFC 4180, and what
 * spreadsheets make of it).
 * @throws DomainError `BAD_USER_INPUT` for what is too large or no text
 */
export const parseCsv = (source: string): Row[] => {
  const whole = textOf(source);
  const [hint = '', hinted] = HINT.exec(whole) ?? [];
  const text = whole.slice(hint.length);
  const delimiter = hinted ?? delimiterOf(text);
  const rows: Row[] = [];
  let cells: string[] = [];
  let number = hint ? 2 : 1;
  let quotedSince = 0;
  let start = 0;
  let cell = '';
  const endCell = (end: number) => {
    cells.push(cleaned(cell + text.slice(start, end)));
    cell = '';
    start = end + 1;
    if (cells.length > COLUMNS_MAX) refuse(reason('table.tooManyColumns', { max: COLUMNS_MAX }));
  };
  const endRow = (end: number) => {
    endCell(end);
    if (cells.some((one) => one !== '')) rows.push({ number, cells });
    cells = [];
    number += 1;
    if (number > ROWS_MAX) refuse(reason('table.tooManyRows', { max: ROWS_MAX }));
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (quotedSince > 0) {
      if (char !== '"') continue;
      cell += text.slice(start, at);
      start = at + 1;
      if (text.charAt(start) !== '"') quotedSince = 0;
      // the second one of two is the sign itself
      else at += 1;
    } else if (char === '"' && cell === '' && text.slice(start, at).trim() === '') {
      quotedSince = number;
      start = at + 1;
    } else if (char === delimiter) endCell(at);
    else if (char === '\n') endRow(at);
  }
  if (quotedSince > 0) refuse(reason('table.openQuote', { row: String(quotedSince) }));
  if (start < text.length || cells.length > 0) endRow(text.length);
  return rows;
};
