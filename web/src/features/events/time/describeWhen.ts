import { clocksOf } from './clocksOf.ts';
import type { EventTimes } from './eventTimes.ts';
import { timeHere, timeRange } from '../../../lib/wallClocks.ts';

interface WhenShown {
  /** The day in the event's zone, such as `Fri, May 1, 2026`. */
  day: string;
  /** From and until, with the zone's short name, such as `6:30 PM – 8:00 PM EDT`. */
  time: string;
}

/** The time on a card, in the event's own zone. */
export const describeWhen = ({ date, endTime, timezone }: EventTimes): WhenShown => {
  const start = new Date(date);
  const clocks = clocksOf(timezone);
  return { day: clocks.day(start), time: timeRange(clocks, start, endTime ? new Date(endTime) : null, true) };
};

/** The same by the viewer's clocks, null where these show the same or are not known. */
export const viewersTime = ({ date, endTime, timezone }: EventTimes, viewerZone: string | null): string | null =>
  viewerZone === null
    ? null
    : timeHere(clocksOf(viewerZone), clocksOf(timezone), new Date(date), endTime ? new Date(endTime) : null);

/** The zone of the viewer's device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
