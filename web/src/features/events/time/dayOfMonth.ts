import { currentLocale } from '../../../lib/language.ts';
import { formatIn } from '../../../lib/wallClocks.ts';
import type { EventTimes } from './eventTimes.ts';

/** The day of an event in its zone, as a sheet of a calendar shows it. */
export const dayOfMonth = ({ date, timezone }: EventTimes): { month: string; day: string } => {
  const parts = formatIn(timezone, { month: 'short', day: 'numeric' }, currentLocale()).formatToParts(new Date(date));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { month: part('month').replace(/\.$/u, ''), day: part('day') };
};
