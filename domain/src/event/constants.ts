/** Limits and defaults of an event (spec section 9; lengths are ours, the spec gives none). */
export const DEFAULT_THRESHOLD = 10;
export const MIN_THRESHOLD = 2;
export const MAX_THRESHOLD = 10_000;
export const PAST_FALLBACK_HOURS = 6;

/** Places, guests and formats (ours). */
export const MAX_CAPACITY = 1_000;
export const MAX_GUESTS = 9;
export const FORMATS_MAX = 6;
export const FORMAT_LABEL_MAX = 40;

/** Percent of rain (ours). */
export const RAIN_LIMIT_MIN = 1;
export const RAIN_LIMIT_MAX = 100;

export const TITLE_MAX = 120;
export const LOCATION_MAX = 200;
export const NOTES_MAX = 2_000;
export const WEB_LINK_MAX = 2_000;

/** From the first year that every calendar program knows to the last that is a plan and no slip of the finger. */
export const YEAR_MIN = 1970;
export const YEAR_MAX = 2199;

export const RECURRENCE_FREQUENCIES = ['weekly', 'biweekly', 'monthly'] as const;
export type RecurrenceFrequency = (typeof RECURRENCE_FREQUENCIES)[number];

/** How often the home list is polled, in milliseconds. */
export const LIST_POLL_MS = 3_000;

/** For how long a list of one's own events is fresh, and for how long it stays cached once nobody looks, in milliseconds. */
export const USER_EVENTS_STALE_MS = 5 * 60_000;
export const USER_EVENTS_KEPT_MS = 30 * 60_000;

/** 128 random bits in base64url. */
export const URL_HASH = /^[A-Za-z0-9_-]{22}$/;

/** What a page of the events connection holds. */
export const PAGE_SIZE_DEFAULT = 50;
export const PAGE_SIZE_MAX = 100;

/** How long the page of a deleted event or poll shows that it was cancelled. */
export const CANCELLED_KEPT_DAYS = 30;

/** Of an event or a poll that nobody has changed. */
export const FIRST_REVISION = 1;
