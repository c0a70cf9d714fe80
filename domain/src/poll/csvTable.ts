import { DomainError } from '../errors.ts';

/** A thousand people and twenty dates fit many times. */
const CSV_MAX = 1_000_000;
const COLUMNS_MAX = 100;
const ROWS_MAX = 1_100;

const refuse = (message: string): never => {
  throw new DomainError('BAD_USER_INPUT', message);
};

/** What parts the cells: a tab where there is one, else what more of the lines have; a date may have commas. */
const delimiterOf = (text: string): string => {
  if (text.includes('\t')) return '\t';
  const lines = text.split('\n');
  const countOf = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length;
  return countOf(';') >= Math.max(1, countOf(',')) ? ';' : ',';
};

/**
 * The cells of a CSV, trimmed; blank rows are left out. Parted by commas, semicolons or tabs (RFC 4180, and what
 * spreadsheets make of it).
 * @throws DomainError `BAD_USER_INPUT` for what is too large or no text
 */
export const parseCsv = (source: string): string[][] => {
  if (source.length > CSV_MAX) refuse('The table is too large. Leave out what is not names, dates and votes');
  if (source.includes('\0')) refuse('This is no text. Copy the table from a spreadsheet, or save it as CSV');
  const text = source.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  // a cell is trimmed: without what is blank before it, one that is blank so far is known without reading it again
  const add = (char: string) => {
    if (cell !== '' || char.trim() !== '') cell += char;
  };
  const endCell = () => {
    row.push(cell.trim());
    cell = '';
    if (row.length > COLUMNS_MAX) refuse(`The table has more than ${COLUMNS_MAX} columns`);
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
    if (rows.length > ROWS_MAX) refuse(`The table has more than ${ROWS_MAX} rows`);
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isQuoted) {
      if (char !== '"') add(char);
      else if (text.charAt(at + 1) === '"') {
        add('"');
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && cell === '') isQuoted = true;
    else if (char === delimiter) endCell();
    else if (char === '\n') endRow();
    else if (char !== '\r') add(char);
  }
  if (isQuoted) refuse('A quotation mark is not closed in the table');
  endRow();
  return rows;
};
