import { followedDecisionTime } from '@quorum/domain/decision/decision';
import { doPlacesAgree, PLACE_FIELDS } from '@quorum/domain/event/draft';
import { nextOccurrence, numberOn, occurrence, type Occurrence } from '@quorum/domain/event/recurrence';
import type { RecurringRoot } from '@quorum/domain/event/recurrenceRule';
import { pick } from '@quorum/domain/pick';
import { DateTime } from 'luxon';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import { isSame } from '../changedFields.ts';
import type { Transaction } from '../inTransaction.ts';
import { changeEvent } from './changeEvent.ts';
import { CARRIED, contentOf, differs, type EventContent } from './eventContent.ts';
import { scheduleOf } from './schedule.ts';
import { moveSkippedDays } from './series.ts';

/** The content of an event, and the schedule of its series, before a change of it. */
export interface Before {
  content: EventContent;
  /** Null for a series that has ended: nothing is planned by it. */
  schedule: RecurringRoot | null;
  /** Which of the schedule's occurrences the event was. */
  number: number;
}

/** To be called before the change. */
export function seriesBefore(event: EventEntity, root: EventEntity): Before {
  const schedule = scheduleOf(root);
  const number = schedule && event.occurrenceDay ? numberOn(schedule, event.occurrenceDay) : 0;
  return { content: contentOf(event), schedule, number };
}

const isOfPlaces = (name: string): boolean => PLACE_FIELDS.some((field) => field === name);

/**
 * What a change of `event` changes of a later one: a field that was edited for its date alone stays, and the places stay
 * where the others would not agree with what was edited of them.
 */
function followed(later: EventEntity, event: EventEntity, before: EventContent): Partial<EventContent> {
  const names = CARRIED.filter((name) => !isSame(event[name], before[name]) && isSame(later[name], before[name]));
  const change: Partial<EventContent> = pick(event, names);
  const doAgree = doPlacesAgree({ ...pick(later, PLACE_FIELDS), ...change });
  return doAgree
    ? change
    : pick(
        event,
        names.filter((name) => !isOfPlaces(name)),
      );
}

const isAsPlanned = ({ date, endTime }: EventEntity, planned: Occurrence) =>
  +date === +planned.date && Number(endTime) === Number(planned.endTime);

interface Replanned {
  later: EventEntity;
  next: Occurrence | null;
  /** Not moved by itself before, so it moves along. */
  movesAlong: boolean;
}

/** Whether the change has touched when the series takes place. That it ends moves nothing. */
const isRescheduled = (root: EventEntity, { content, schedule }: Before): boolean =>
  +root.date !== +content.date ||
  Number(root.endTime) !== Number(content.endTime) ||
  root.timezone !== content.timezone ||
  scheduleOf(root, schedule)?.recurrenceFrequency !== schedule?.recurrenceFrequency;

/** The n-th after this one stays the n-th after it, by the new schedule; it does not begin before now by that. */
async function replan(
  transaction: Transaction,
  root: EventEntity,
  following: readonly EventEntity[],
  before: Before,
): Promise<Replanned[]> {
  const { schedule: old, number } = before;
  const schedule = scheduleOf(root, old);
  if (!old || !schedule || !isRescheduled(root, before))
    return following.map((later) => ({ later, next: null, movesAlong: false }));
  const skipped = await moveSkippedDays(transaction, root, (day) => {
    const after = numberOn(old, day) - number;
    return after > 0 ? occurrence(schedule, after).day : day;
  });
  let previous: DateTime = DateTime.max(transaction.clock.now(), root.date);
  return following.map((later) => {
    const oldNumber = numberOn(old, later.occurrenceDay ?? '');
    const counted = occurrence(schedule, oldNumber - number);
    if (!isAsPlanned(later, occurrence(old, oldNumber))) return { later, next: counted, movesAlong: false };
    const next = counted.date > previous ? counted : nextOccurrence(schedule, previous, skipped);
    previous = next.date;
    return { later, next, movesAlong: true };
  });
}

/** A time that has passed by now would decide at once, so it is none. */
function decisionTimeFor(
  { clock }: Transaction,
  later: EventEntity,
  start: DateTime,
  { root, before }: { root: EventEntity; before: Before },
): DateTime | null {
  const decideAt = followedDecisionTime(later, start, { before: before.content, now: root });
  const isKept = Number(decideAt) === Number(later.decideAt);
  return decideAt === null || isKept || decideAt > clock.now() ? decideAt : null;
}

/** Has the occurrences that are made already, and have not begun, follow the change of `root`, which leads them. */
export async function changeFollowing(transaction: Transaction, root: EventEntity, before: Before): Promise<void> {
  const { em, events, clock } = transaction;
  const following = await events.listFollowingLocked(root, clock.now());
  const plan = await replan(transaction, root, following, before);
  // a day is free before the next one takes it
  const [first] = plan;
  const isLater = (first?.next?.day ?? '') > (first?.later.occurrenceDay ?? '');
  for (const { later, next, movesAlong } of isLater ? plan.toReversed() : plan) {
    const times = next && movesAlong ? { date: next.date, endTime: next.endTime, timezone: root.timezone } : {};
    const decideAt = decisionTimeFor(transaction, later, next && movesAlong ? next.date : later.date, { root, before });
    const change = { ...followed(later, root, before.content), ...times, decideAt };
    if (next) later.occurrenceDay = next.day;
    if (differs(later, change)) await changeEvent(transaction, later, change);
    await em.flush();
  }
}
