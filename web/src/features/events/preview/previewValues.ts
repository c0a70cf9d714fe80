import { FIELD_SCHEMAS } from '@quorum/domain/event/content';
import type { EventTimes } from '../time/eventTimes.ts';
import { type EventFormValues, instantOf } from '../form/values/eventFormValues.ts';

/** When the event is; null while its start is no time yet. An end before the start is left out. */
export const shownTimes = ({ date, endTime, timezone }: EventFormValues): EventTimes | null => {
  const start = instantOf(date, timezone);
  if (start === undefined || !FIELD_SCHEMAS.date.safeParse(start).success) return null;
  const end = instantOf(endTime, timezone);
  return { date: start, endTime: end !== undefined && end > start ? end : null, timezone };
};

/** How many it takes; null while that is no number that an event can have. */
export const shownThreshold = (typed: string): number | null => {
  const parsed = FIELD_SCHEMAS.participantThreshold.safeParse(typed.trim() === '' ? NaN : Number(typed));
  return parsed.success ? parsed.data : null;
};

/** A link that the event could have, else nothing. */
export const shownWebLink = (typed: string): string => {
  const parsed = FIELD_SCHEMAS.webLink.safeParse(typed);
  return parsed.success ? parsed.data : '';
};
