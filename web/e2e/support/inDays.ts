const DAY = 24 * 60 * 60 * 1_000;

/** The instant `days` from now, as ISO text. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

/** Half past six in the evening in `days`, as a datetime-local control takes it. */
export const eveningIn = (days: number): string => `${inDays(days).slice(0, 10)}T18:30`;
