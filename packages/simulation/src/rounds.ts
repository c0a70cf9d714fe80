import { isRoundDue } from '@quorum/domain/decision/askingRounds';
import { DateTime } from 'luxon';
import { HOURS } from './makeEvent.ts';

const BEGIN = DateTime.fromISO('2026-05-04T18:00:00Z', { zone: 'utc' });
const DECIDE_AT = BEGIN.plus({ hours: HOURS });

const known = new Map<string, boolean>();

/** Whether the domain holds a round of questions, in hours since the first; it is the same of all events. */
export const isRoundDueAt = (hour: number, lastRound: number | null): boolean => {
  const key = `${hour} ${String(lastRound)}`;
  const isDue = known.get(key) ?? isDueAt(hour, lastRound);
  known.set(key, isDue);
  return isDue;
};

const isDueAt = (hour: number, lastRound: number | null) =>
  isRoundDue(
    { decideAt: DECIDE_AT, askedAt: lastRound === null ? null : BEGIN.plus({ hours: lastRound }) },
    BEGIN.plus({ hours: hour }),
  );
