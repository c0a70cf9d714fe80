import { isSeriesRoot, nextOccurrence, numberOn } from '@quorum/domain/event/recurrence';
import { inheritedRule, type RecurrenceRule } from '@quorum/domain/event/recurrenceRule';
import { canManageEvent } from '@quorum/domain/policies';
import { DateTime } from 'luxon';
import { record } from '../../activity/record.ts';
import { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { SkippedOccurrenceEntity } from '../../persistence/entities/SkippedOccurrenceEntity.ts';
import { seriesIdOf, SeriesRepository } from '../../persistence/repositories/SeriesRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit } from '../permit.ts';
import { copyAt } from './copyAt.ts';
import { scheduleOf } from './schedule.ts';

/** How far a change of one event of a series goes. */
export const EDIT_SCOPES = ['THIS_OCCURRENCE', 'THIS_AND_FOLLOWING'] as const;
export type EditScope = (typeof EDIT_SCOPES)[number];

/** It happens as planned, and nothing follows from it. */
export const NOT_RECURRING = { isRecurring: false, recurrenceFrequency: null } as const;

/** Takes a day out of a series for good. */
export const skipDay = ({ em }: Transaction, rootId: number, day: string): void => {
  em.create(SkippedOccurrenceEntity, { root: rootId, day });
};

/** Gives each day that is out of a series another one, and returns those that are out then. */
export async function moveSkippedDays(
  { em, events }: Transaction,
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

/** Its own date may be another than the rule says: it has been moved by itself, or the month has no such day. */
function ruleFor(heir: EventEntity, root: EventEntity): RecurrenceRule | null {
  const schedule = scheduleOf(root);
  const own = schedule && scheduleOf(heir, schedule);
  if (!own || !heir.occurrenceDay) return null;
  return inheritedRule(schedule, numberOn(schedule, heir.occurrenceDay), own);
}

/**
 * Makes `heir` the root from which its series is counted from now on. Occurrences that are planned for later days follow
 * it, earlier ones stay with the old root, which no longer recurs. One still walks from the ones to the others.
 */
async function moveSeriesTo(transaction: Transaction, heir: EventEntity, root: EventEntity): Promise<void> {
  const { em } = transaction;
  const day = heir.occurrenceDay ?? '';
  const recurrenceRule = ruleFor(heir, root);
  em.assign(heir, { parentEventId: null, occurrenceDay: null, seriesId: seriesIdOf(root), recurrenceRule });
  em.assign(root, NOT_RECURRING);
  await em.flush();
  const later = { parentEventId: root.id, occurrenceDay: { $gt: day } };
  await em.nativeUpdate(EventEntity, later, { parentEventId: heir.id, seriesId: seriesIdOf(root) });
  await em.nativeUpdate(SkippedOccurrenceEntity, { root }, { root: heir });
  record(transaction, { type: 'series.movedTo', event: heir, from: root });
}

/**
 * The root of the series of an event that the actor organises. What follows must be theirs, too: somebody who has
 * handed a series over keeps what was over by then, and decides on nothing else.
 * @throws DomainError `FORBIDDEN`
 */
export async function requireOwnSeries(transaction: Transaction, event: EventEntity): Promise<EventEntity> {
  const { actor, em, events } = transaction;
  const root = await events.rootOf(event);
  const isAlone = root === event && !isSeriesRoot(event) && (await events.listOccurrences(event)).length === 0;
  const isLeftBehind = isAlone && (await new SeriesRepository(em).isContinuedByAnother(event));
  permit(canManageEvent(actor, root) && !isLeftBehind, 'series.ofOthers');
  await releaseOccurrencesOfOthers(transaction, root);
  return root;
}

/**
 * Lets the occurrences of a root that somebody else organises stand alone, so that the organiser of the root decides on
 * nothing of theirs. A take-over makes such occurrences, and one by a server of the release before may have left some. Their
 * days are taken: none is made for them again.
 */
export async function releaseOccurrencesOfOthers(transaction: Transaction, root: EventEntity): Promise<void> {
  const { em, events, clock } = transaction;
  const today = clock.now().setZone(root.timezone).toISODate() ?? '';
  const others = await events.listOccurrencesOfOthers(root);
  const taken = others.flatMap(({ occurrenceDay }) => (occurrenceDay && occurrenceDay >= today ? [occurrenceDay] : []));
  const skipped = taken.map((day) => ({ root: root.id, day }));
  if (skipped.length > 0) await em.upsertMany(SkippedOccurrenceEntity, skipped, { onConflictAction: 'ignore' });
  const alone = { parentEventId: null, occurrenceDay: null, seriesId: seriesIdOf(root), ...NOT_RECURRING };
  for (const one of others) {
    em.assign(one, alone);
    record(transaction, { type: 'series.left', event: one });
  }
  await em.flush();
}

/** From this occurrence on the series goes its way. The root leads it already. */
export async function leadSeries(transaction: Transaction, event: EventEntity): Promise<void> {
  if (event.parentEventId !== null) await moveSeriesTo(transaction, event, await transaction.events.rootOf(event));
}

/**
 * Hands the series of this root to its first occurrence, which is made where there is none yet.
 * @throws DomainError `RATE_LIMITED` when its organiser has created too many events
 */
export async function leaveSeries(transaction: Transaction, root: EventEntity): Promise<void> {
  const schedule = scheduleOf(root);
  if (!schedule) return;
  await releaseOccurrencesOfOthers(transaction, root);
  const [first] = await transaction.events.listOccurrences(root);
  const after = DateTime.max(root.date, transaction.clock.now());
  const skipped = await transaction.events.skippedDaysOf(root);
  const next = () => nextOccurrence(schedule, after, skipped);
  if (!first) await transaction.limiter.consume([{ limit: 'createEvent', key: root.creatorId }]);
  const heir = first ?? (await copyAt(transaction, root, next()));
  await moveSeriesTo(transaction, heir, root);
}
