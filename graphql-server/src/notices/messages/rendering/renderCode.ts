import { html, type Html } from '@quorum/html/html';
import encodeQR from 'qr';

const CELL_PX = 5;
const DARK = '#000000';
const LIGHT = '#ffffff';

/** Neighbours of the same shade, as one cell each. */
const runsOf = (row: readonly boolean[]): { isDark: boolean; length: number }[] => {
  const runs: { isDark: boolean; length: number }[] = [];
  for (const isDark of row) {
    const last = runs.at(-1);
    if (last?.isDark === isDark) last.length += 1;
    else runs.push({ isDark, length: 1 });
  }
  return runs;
};

const cellOf = ({ isDark, length }: { isDark: boolean; length: number }): Html => {
  const color = isDark ? DARK : LIGHT;
  const style = `width:${length * CELL_PX}px;height:${CELL_PX}px;padding:0;font-size:0;line-height:0;background:${color}`;
  return html`<td colspan="${String(length)}" bgcolor="${color}" style="${style}"></td>`;
};

/**
 * A QR code as a table: a mail program shows no image from elsewhere unasked, and few show one that comes with the mail in
 * its place. Dark on white in either colour scheme, as cameras want it.
 */
export const renderCode = (code: string, label: string): Html => {
  const rows = encodeQR(code, 'raw', { ecc: 'medium', border: 4 });
  const size = `width:${rows.length * CELL_PX}px`;
  return html`<table
    role="img"
    aria-label="${label}"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${size};margin:0 0 16px;border-collapse:collapse"
  >
    ${rows.map(
      (row) =>
        html`<tr>
          ${runsOf(row).map(cellOf)}
        </tr>`,
    )}
  </table>`;
};
