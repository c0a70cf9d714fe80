import { REASON_MAX } from './constants.ts';

/** What a report may be about, as forms offer it. Kept in English, whatever language it was chosen in. */
export const REPORT_REASONS = [
  'Spam or a scam',
  'Insults or hatred',
  'Dangerous or illegal',
  'Something else',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** How much room is left beside the longest of them, and the line break after it. */
export const NOTE_MAX = REASON_MAX - Math.max(...REPORT_REASONS.map(({ length }) => length)) - 1;

/** One text of both: the chosen one is its first line. */
export const joinReason = (reason: ReportReason, note: string): string => `${reason}\n${note}`.trim();

/** What was chosen, null for a report that begins otherwise, and what was written. */
export const splitReason = (text: string): { reason: ReportReason | null; note: string } => {
  const reason = REPORT_REASONS.find((known) => text === known || text.startsWith(`${known}\n`)) ?? null;
  return { reason, note: text.slice(reason?.length ?? 0).trim() };
};
