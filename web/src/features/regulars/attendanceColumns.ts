import { isOver } from '@quorum/domain/event/ending';
import { LISTED_DATES_MAX } from '@quorum/domain/series/attendance';
import type { Attendance } from './useAttendance.ts';

/** A date on paper. */
export interface SheetColumn {
  date: string;
  timezone: string;
  /** Null for one that is not made yet. */
  urlHash: string | null;
  /** Whether it lies ahead: then there are boxes to tick. */
  isAhead: boolean;
}

type Person = Attendance['people'][number];
type OnDate = Person['onDates'][number];

/** What stands in a cell. */
export interface SheetCell {
  hasBox: boolean;
  /** Whether they came, in the box where there is one; empty where that is not known. */
  sign: '✓' | '–' | '?' | '';
  /** Their response to a date ahead; null for a yes, and for none. */
  word: 'NO' | 'MAYBE' | 'WAITS' | null;
}

interface Dates {
  dates: Attendance['dates'];
  planned: readonly string[];
  timezone: string;
}

/** The dates for which a sheet has room, in order: those ahead, and before them the latest ones. Dates that were called off are left out. */
export const sheetColumns = ({ dates, planned, timezone }: Dates, now: number): SheetColumn[] => {
  const made = dates
    .filter(({ status }) => status !== 'CALLED_OFF')
    .map(({ urlHash, date, endTime, timezone: zone }) => ({
      urlHash,
      date,
      timezone: zone,
      isAhead: !isOver({ date, endTime }, now),
    }));
  const ahead = [
    ...made.filter(({ isAhead }) => isAhead),
    ...planned.map((date) => ({ date, timezone, urlHash: null, isAhead: true })),
  ].slice(0, LISTED_DATES_MAX);
  const room = LISTED_DATES_MAX - ahead.length;
  const over = room > 0 ? made.filter(({ isAhead }) => !isAhead).slice(-room) : [];
  return [...over, ...ahead];
};

const SAID_AHEAD = {
  GOING: null,
  CONDITIONAL: 'MAYBE',
  MAYBE: 'MAYBE',
  WAITLISTED: 'WAITS',
  STANDBY: 'NO',
  DECLINED: 'NO',
} as const;

const signOf = (on: OnDate | undefined): SheetCell['sign'] => {
  if (!on) return '';
  if (on.attended !== null) return on.attended ? '✓' : '–';
  return on.status === 'GOING' ? '?' : '';
};

/** What somebody said of a date, or whether they came; of a date to come a box, but for those who said no. */
export const sheetCell = ({ onDates }: Pick<Person, 'onDates'>, { urlHash, isAhead }: SheetColumn): SheetCell => {
  const on = urlHash === null ? undefined : onDates.find((one) => one.urlHash === urlHash);
  if (!isAhead) return { hasBox: false, sign: signOf(on), word: null };
  // marked already, such as at the door, or for somebody who is known not to come
  if (on && on.attended !== null) return { hasBox: true, sign: signOf(on), word: null };
  const word = on ? SAID_AHEAD[on.status] : null;
  return { hasBox: word !== 'NO', sign: '', word };
};
