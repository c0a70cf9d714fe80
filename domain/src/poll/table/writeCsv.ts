/** What a spreadsheet takes for a formula by its first sign, in full width too. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** As text, whatever it begins with: people type names and comments, and a spreadsheet would run them. */
const asText = (cell: string): string => {
  const text = cell.trim();
  return FORMULA.test(text) ? `'${text}` : text;
};

const quoted = (cell: string): string => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Where a comma parts decimals, spreadsheets part cells by semicolons. */
export const delimiterIn = (locale: string): ',' | ';' => ((1.5).toLocaleString(locale).includes(',') ? ';' : ',');

/** A table as spreadsheets open it: by its mark they know UTF-8 (RFC 4180, with the delimiter of the reader's language). */
export const writeCsv = (rows: readonly (readonly string[])[], delimiter: ',' | ';'): string =>
  `\uFEFF${rows.map((cells) => cells.map((cell) => quoted(asText(cell))).join(delimiter)).join('\r\n')}\r\n`;
