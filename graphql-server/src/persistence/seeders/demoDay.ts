import type { DateTime } from 'luxon';
import type { DemoEvent } from './DemoEvent.ts';

const DAYS_IN_WEEK = 7;

/** The day of a demo event, in its zone: so many days from `now`, and on from there, or back, to the day of the week it is for. */
export const demoDay = ({ inDays, weekday, timezone }: DemoEvent, now: DateTime): DateTime => {
  const day = now.setZone(timezone).plus({ days: inDays });
  if (weekday === undefined) return day;
  const later = (weekday - day.weekday + DAYS_IN_WEEK) % DAYS_IN_WEEK;
  return day.plus({ days: inDays < 0 && later > 0 ? later - DAYS_IN_WEEK : later });
};
