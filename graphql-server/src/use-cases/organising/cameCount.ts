import { isOver } from '@quorum/domain/event/ending';
import type { Context } from '../Context.ts';

interface Shown {
  id: number;
  /** ISO 8601. */
  date: string;
  endTime: string | null;
}

/** How many people came to an event, guests included; null before it is over, and where nobody was marked. */
export const cameCountOf = async ({ clock, responses }: Context, { id, ...times }: Shown): Promise<number | null> =>
  isOver(times, clock.now().toMillis()) ? responses.attendance.cameTo(id) : null;
