// What people are told, and by which ways.

/**
 * The kinds of notices that one chooses ways for: what is decided about an event, questions that are asked, what becomes of
 * one's own place, changes of an event, reminders, and the digest that organisers get.
 */
export const NOTICE_KINDS = ['decision', 'asked', 'place', 'changes', 'reminder', 'digest'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** In the order in which they are tried: what reaches people sooner comes first, and what costs something after what does not. */
export const WAYS = ['PUSH', 'SMS', 'MAIL'] as const;
export type Way = (typeof WAYS)[number];

/** By the first of the ways that works, or by all of them. */
export const MODES = ['FIRST', 'ALL'] as const;
export type Mode = (typeof MODES)[number];
