/** A poll takes votes, has become an event, or is closed without one. */
export const POLL_STATUSES = ['OPEN', 'SCHEDULED', 'CLOSED'] as const;
export type PollStatus = (typeof POLL_STATUSES)[number];

export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;

/** The chance at which an option becomes the event, unless the organiser chooses another. */
export const DEFAULT_SCHEDULE_CHANCE = 0.9;
