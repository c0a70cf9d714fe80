const DAY = 24 * 60 * 60 * 1_000;

/** The instant `days` from now, as ISO text. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

const DAY_LETTERS = 'YYYY-MM-DD'.length;

/**
 * Two hours of the afternoon in UTC in `days`, as a date of a poll: its text is as long whenever the tests run, and in Europe none is
 * past midnight.
 */
export const afternoonIn = (days: number): { date: string; endTime: string } => {
  const day = inDays(days).slice(0, DAY_LETTERS);
  return { date: `${day}T16:30:00.000Z`, endTime: `${day}T18:30:00.000Z` };
};

/** Half past six in the evening in `days`, as a datetime-local control takes it. */
export const eveningIn = (days: number): string => `${inDays(days).slice(0, DAY_LETTERS)}T18:30`;
