/** The largest PostgreSQL `integer`. */
const INT_MAX = 2_147_483_647;

/** What rows are numbered with, as an address says it; null for what no row can be numbered with. */
export const rowId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= INT_MAX ? Number(text) : null;
