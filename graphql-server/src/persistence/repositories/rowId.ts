import { IDENTIFIER_MAX } from '@quorum/domain/identifier';

/** What rows are numbered with, as an address says it; null for what no row can be numbered with. */
export const rowId = (text: string): number | null =>
  /^[1-9]\d{0,9}$/.test(text) && Number(text) <= IDENTIFIER_MAX ? Number(text) : null;
