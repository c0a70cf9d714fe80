import { isConcluded, isPast, type Timed } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';

/** An event's times as they travel: ISO instants beside an IANA zone. */
export interface EventTimes {
  date: string;
  endTime?: string | null;
  timezone: string;
}

/** The times of `event` in its own zone, as the domain's rules take them. */
export const toTimed = ({ date, endTime, timezone }: EventTimes): Timed & { timezone: string } => ({
  date: DateTime.fromISO(date, { zone: timezone }),
  endTime: endTime ? DateTime.fromISO(endTime, { zone: timezone }) : null,
  timezone,
});

export const isEventPast = (event: EventTimes, now: DateTime): boolean => isPast(toTimed(event), now);

export const isEventConcluded = (event: EventTimes, now: DateTime): boolean => isConcluded(toTimed(event), now);

const DAY = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

const timeRange = (start: DateTime, end: DateTime | null): string => {
  if (!end) return start.toLocaleString(TIME);
  if (start.hasSame(end, 'day')) return `${start.toLocaleString(TIME)} – ${end.toLocaleString(TIME)}`;
  return `${start.toLocaleString(TIME)} – ${end.toLocaleString(DAY)}, ${end.toLocaleString(TIME)}`;
};

export interface WhenShown {
  /** The day in the event's zone, such as `Fri, May 1, 2026`. */
  day: string;
  /** From and until, with the zone's short name, such as `6:30 PM – 8:00 PM EDT`. */
  time: string;
  /** The same by the viewer's clocks, null where these show the same. */
  yours: string | null;
}

/** What a card says of the time: in the event's own zone, and in the viewer's where the two differ. */
export const describeWhen = (event: EventTimes, viewerZone: string): WhenShown => {
  const { date, endTime } = toTimed(event);
  const here = date.setZone(viewerZone);
  const otherDay = here.toISODate() === date.toISODate() ? '' : `${here.toLocaleString(DAY)}, `;
  return {
    day: date.toLocaleString(DAY),
    time: `${timeRange(date, endTime)} ${date.offsetNameShort ?? ''}`.trim(),
    yours: here.offset === date.offset ? null : otherDay + timeRange(here, endTime?.setZone(viewerZone) ?? null),
  };
};

/** The zone of the viewer's device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
