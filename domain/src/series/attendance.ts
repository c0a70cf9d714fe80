import type { DateTime } from 'luxon';
import type { EventStatus } from '../decision/rules.ts';
import type { ResponseStatus } from '../decision/status.ts';
import { FORMER_PARTICIPANT } from '../response/constants.ts';

// Who came to a series how often: the organiser's own list of it, from what was marked at its dates. It is not the record of how far
// somebody can be relied on, which goes over all events and is the person's.

/** How many dates of a series count: the latest ones, two years of weeks. */
export const COUNTED_DATES_MAX = 104;

/** Of how many dates one sees what each person said and whether they came: the latest that are made. A sheet of paper has as many columns. */
export const LISTED_DATES_MAX = 12;

/** How many people are listed at most: those who came most often. */
export const ATTENDEES_MAX = 500;

/** A person's response to a date, and whether they came; null where nobody has marked it. */
export interface OnDate {
  status: ResponseStatus;
  attended: boolean | null;
}

/** An existing date of a series. */
export interface MadeDate {
  id: number;
  date: DateTime;
  /** When it is over. */
  pastAfter: DateTime;
  status: EventStatus;
}

/** Somebody who responded to dates of a series, or has a standing response to it. */
export interface SeriesGuest {
  name: string;
  /** The number of their standing response; null for somebody without one. */
  regularId: number | null;
  /** By the numbers of the dates they responded to. */
  dates: ReadonlyMap<number, OnDate>;
}

interface Attendance {
  /** To how many dates they came. */
  came: number;
  /** Of how many: those since their first response. */
  outOf: number;
  /** When that was last; null for somebody who never came. */
  lastCame: DateTime | null;
}

export type Attendee<Guest extends SeriesGuest = SeriesGuest> = Guest & Attendance;

const cameTo = ({ dates }: SeriesGuest, { id }: MadeDate): boolean => dates.get(id)?.attended === true;

/** Whether they may be there: people on standby are not expected. */
const isExpectedAt = ({ dates }: SeriesGuest, { id }: MadeDate): boolean => {
  const status = dates.get(id)?.status;
  return status !== undefined && status !== 'DECLINED' && status !== 'STANDBY';
};

const countFor = (
  guest: SeriesGuest,
  held: readonly MadeDate[],
  isCounted: (date: MadeDate) => boolean,
): Attendance => {
  const since = held.findIndex(({ id }) => guest.dates.has(id));
  const counted = since < 0 ? [] : held.slice(since).filter((date) => isCounted(date) || cameTo(guest, date));
  const attended = counted.filter((date) => cameTo(guest, date));
  return { came: attended.length, outOf: counted.length, lastCame: attended.at(-1)?.date ?? null };
};

/**
 * How often each came. A date counts once it is over, if it was not called off and somebody was marked as there: where nobody was,
 * nobody kept a list. For somebody who came it counts at once.
 * @param dates oldest first
 */
export const attendanceOf = <Guest extends SeriesGuest>(
  guests: readonly Guest[],
  dates: readonly MadeDate[],
  now: DateTime,
): Attendee<Guest>[] => {
  const held = dates.filter(({ status }) => status !== 'CALLED_OFF');
  const counted = new Set(
    held.filter((date) => now > date.pastAfter && guests.some((guest) => cameTo(guest, date))).map(({ id }) => id),
  );
  return guests.map((guest) => ({ ...guest, ...countFor(guest, held, ({ id }) => counted.has(id)) }));
};

const byAttendance = (one: Attendee, other: Attendee): number =>
  other.came - one.came ||
  (other.lastCame?.toMillis() ?? 0) - (one.lastCame?.toMillis() ?? 0) ||
  one.name.localeCompare(other.name);

/**
 * Those whom an organiser looks for: regulars, people who came at least once, and those who are expected at a date to come. Those who
 * came most often come first. People who deleted their account are not among them.
 */
export const listedAttendees = <Guest extends SeriesGuest>(
  attendees: readonly Attendee<Guest>[],
  dates: readonly MadeDate[],
  now: DateTime,
): Attendee<Guest>[] => {
  const ahead = dates.filter(({ status, pastAfter }) => status !== 'CALLED_OFF' && now <= pastAfter);
  return attendees
    .filter(({ name }) => name !== FORMER_PARTICIPANT)
    .filter((guest) => guest.regularId !== null || guest.came > 0 || ahead.some((date) => isExpectedAt(guest, date)))
    .toSorted(byAttendance)
    .slice(0, ATTENDEES_MAX);
};
