/** A poll takes votes, has become an event, or is closed without one. */
export const POLL_STATUSES = ['OPEN', 'SCHEDULED', 'CLOSED'] as const;
export type PollStatus = (typeof POLL_STATUSES)[number];

export const OPTIONS_MIN = 2;
export const OPTIONS_MAX = 20;

/** From which chance of an option on its event is made, unless the organiser says otherwise. */
export const DEFAULT_SCHEDULE_CHANCE = 0.9;
