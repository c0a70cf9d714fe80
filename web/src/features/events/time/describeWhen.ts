import { clocksOf } from './clocksOf.ts';
import type { EventTimes } from './eventTimes.ts';
import { timeHere, timeRange } from '../../../lib/wallClocks.ts';

interface WhenShown {
  /** The day in the event's zone, such as `Fri, May 1, 2026`. */
  day: string;
  /** From and until, with the zone's short name, such as `6:30 PM – 8:00 PM EDT`. */
  time: string;
  /** The same by the viewer's clocks, null where these show the same or are not known. */
  yours: string | null;
}

/** What a card says of the time: in the event's own zone, and in the viewer's where the two differ. */
export const describeWhen = ({ date, endTime, timezone }: EventTimes, viewerZone: string | null): WhenShown => {
  const start = new Date(date);
  const end = endTime ? new Date(endTime) : null;
  const there = clocksOf(timezone);
  return {
    day: there.day(start),
    time: timeRange(there, start, end, true),
    yours: viewerZone === null ? null : timeHere(clocksOf(viewerZone), there, start, end),
  };
};

/** The zone of the viewer's device. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
