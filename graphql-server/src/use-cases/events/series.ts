import { nextOccurrence } from '@quorum/domain/event/recurrence';
import { DateTime } from 'luxon';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SkippedOccurrenceEntity } from '../../persistence/entities/SkippedOccurrenceEntity.ts';
import { seriesIdOf } from '../../persistence/repositories/SeriesRepository.ts';
import type { Context } from '../Context.ts';
import { copyAt, timesOf } from './copyAt.ts';

/** How far a change of one event of a series goes. */
export type EditScope = 'THIS_OCCURRENCE' | 'THIS_AND_FOLLOWING';

/** It happens as planned, and nothing follows from it. */
export const NOT_RECURRING = { isRecurring: false, recurrenceFrequency: null } as const;

/** Takes a day out of a series for good. */
export const skipDay = ({ em }: Context, rootId: number, day: string): void => {
  em.create(SkippedOccurrenceEntity, { root: rootId, day });
};

/** Gives each day that is out of a series another one, and answers those that are out then. */
export async function moveSkippedDays(
  { em, events }: Context,
  root: EventEntity,
  move: (day: string) => string,
): Promise<Set<string>> {
  const days = await events.skippedDaysOf(root);
  const moved = new Set([...days].map(move));
  await em.nativeDelete(SkippedOccurrenceEntity, { root, day: { $nin: [...moved] } });
  const added = [...moved].filter((day) => !days.has(day)).map((day) => ({ root: root.id, day }));
  if (added.length > 0) await em.insertMany(SkippedOccurrenceEntity, added);
  return moved;
}

/**
 * Makes `heir` the root from which its series is counted from now on. Occurrences that are planned for later days follow
 * it, earlier ones stay with the old root, which recurs no more. One still walks from the ones to the others.
 */
async function moveSeriesTo({ em }: Context, heir: EventEntity, root: EventEntity): Promise<void> {
  const day = heir.occurrenceDay ?? '';
  em.assign(heir, { parentEventId: null, occurrenceDay: null, seriesId: seriesIdOf(root) });
  em.assign(root, NOT_RECURRING);
  await em.flush();
  const later = { parentEventId: root.id, occurrenceDay: { $gt: day } };
  await em.nativeUpdate(EventEntity, later, { parentEventId: heir.id, seriesId: seriesIdOf(root) });
  await em.nativeUpdate(SkippedOccurrenceEntity, { root }, { root: heir });
}

/** From this occurrence on the series goes its way. The root leads it already. */
export async function leadSeries(context: Context, event: EventEntity): Promise<void> {
  if (event.parentEventId !== null) await moveSeriesTo(context, event, await context.events.rootOf(event));
}

/** Hands the series of this root to its first occurrence, which is made where there is none yet. */
export async function leaveSeries(context: Context, root: EventEntity): Promise<void> {
  const { recurrenceFrequency } = root;
  if (!recurrenceFrequency) return;
  const [first] = await context.events.listOccurrences(root);
  const after = DateTime.max(root.date, context.clock.now());
  const heir = first ?? (await copyAt(context, root, nextOccurrence({ ...timesOf(root), recurrenceFrequency }, after)));
  await moveSeriesTo(context, heir, root);
}
