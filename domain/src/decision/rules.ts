/** Whether an event takes place: not decided yet, on, or off. */
export const EVENT_STATUSES = ['GATHERING', 'CONFIRMED', 'CALLED_OFF'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** By what the clock decides: by those who come for certain, or by all who are expected. */
export const DECISION_RULES = ['DEFINITE', 'EXPECTED'] as const;
export type DecisionRule = (typeof DECISION_RULES)[number];

/**
 * What happens to a place that becomes free while people are on the waitlist: the first in line gets it at once or is
 * asked first, or everybody in line is asked and the first to accept gets it.
 */
export const WAITLIST_RULES = ['TAKEN_AT_ONCE', 'OFFERED_IN_ORDER', 'OFFERED_TO_ALL'] as const;
export type WaitlistRule = (typeof WAITLIST_RULES)[number];

/** What an organiser may decide. */
export const DECISIONS = ['CONFIRM', 'CALL_OFF', 'REOPEN'] as const;
export type Decision = (typeof DECISIONS)[number];

export const STATUS_AFTER = {
  CONFIRM: 'CONFIRMED',
  CALL_OFF: 'CALLED_OFF',
  REOPEN: 'GATHERING',
} as const satisfies Record<Decision, EventStatus>;

/** How long a reason may be. */
export const REASON_MAX = 200;
