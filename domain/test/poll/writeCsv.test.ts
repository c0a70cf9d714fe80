import { describe, expect, it } from '@jest/globals';
import { parseCsv } from '../../src/poll/table/csvTable.ts';
import { delimiterIn, writeCsv } from '../../src/poll/table/writeCsv.ts';

const NAUGHTY = [
  '=HYPERLINK("http://evil.example")',
  '+1-2',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1',
  '＋1',
  '＠1',
  '－1',
];
const PLAIN = ['Łódź; "a", b', 'two\nlines', '"=1"', '|calc', '', '0', "O'Neill"];

const cellsOf = (csv: string) => parseCsv(csv).map(({ cells }) => cells);

describe('a table that is written', () => {
  it.each(NAUGHTY)('has no formula in %j', (cell) => {
    const [[written] = []] = cellsOf(writeCsv([[cell, 'x']], ';'));
    expect(written).toBe(`'${cell.trim()}`);
  });

  it.each([',', ';'] as const)('is read as it was, parted by %j', (delimiter) => {
    const rows = PLAIN.map((cell) => [cell, 'x']);
    expect(cellsOf(writeCsv(rows, delimiter))).toEqual(rows.map(([cell = '', x]) => [cell.replaceAll('\n', ' '), x]));
  });

  it('says that it is UTF-8, and ends each line as RFC 4180 has it', () => {
    expect(writeCsv([['Zoë'], ['2']], ',')).toBe('\uFEFFZoë\r\n2\r\n');
  });

  it('is parted by what the language does not use in numbers', () => {
    expect([delimiterIn('en-US'), delimiterIn('de-DE')]).toEqual([',', ';']);
  });
});
