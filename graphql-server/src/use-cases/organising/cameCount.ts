import { isPast } from '@quorum/domain/event/timing';
import { DateTime } from 'luxon';
import type { Context } from '../Context.ts';

interface Shown {
  id: number;
  /** ISO 8601. */
  date: string;
  endTime: string | null;
}

/** How many people came to an event, guests included; null before it is over, and where nobody was marked. */
export const cameCountOf = async (
  { clock, responses }: Context,
  { id, date, endTime }: Shown,
): Promise<number | null> => {
  const timed = { date: DateTime.fromISO(date), endTime: endTime === null ? null : DateTime.fromISO(endTime) };
  return isPast(timed, clock.now()) ? responses.attendance.cameTo(id) : null;
};
