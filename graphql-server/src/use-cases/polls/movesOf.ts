import { DateTime } from 'luxon';
import { isSameWhen, type Move } from '@quorum/domain/event/news';
import type { PollWithOptions } from '../../persistence/repositories/polls/PollRepository.ts';

/** The dates as `optionDraftsOf` has them. */
interface Stored {
  id: string;
  date: string;
  endTime: string | null;
}

const instant = (iso: string) => DateTime.fromISO(iso, { zone: 'utc' });

/**
 * The dates to come that are at another time than before a change, by their numbers.
 * @param before what was before, of what has changed, as an activity has it
 */
export const movesOf = (poll: PollWithOptions, before: Record<string, unknown>, now: DateTime): Map<number, Move> => {
  const timezone = (before.timezone as string | undefined) ?? poll.timezone;
  const current = poll.options.getItems().map(({ id, date, endTime }) => ({ id, date, endTime }));
  const former = (before.options as readonly Stored[] | undefined)?.map(({ id, date, endTime }) => ({
    id: Number(id),
    date: instant(date),
    endTime: endTime === null ? null : instant(endTime),
  }));
  const was = new Map((former ?? current).map(({ id, ...times }) => [id, { ...times, timezone }]));
  return new Map(
    current.flatMap(({ id, ...times }) => {
      const [before, when] = [was.get(id), { ...times, timezone: poll.timezone }];
      return before && when.date > now && !isSameWhen(when, before) ? [[id, { now: when, before }] as const] : [];
    }),
  );
};
