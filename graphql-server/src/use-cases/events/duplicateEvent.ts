import { DomainError } from '@quorum/domain/errors';
import { isDueForNextOccurrence, nextOccurrence } from '@quorum/domain/event/recurrence';
import { canReachEvent } from '@quorum/domain/policies';
import type { PlainKey } from '@quorum/domain/refusals/Reason';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { TurnRepository } from '../../persistence/repositories/TurnRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction } from '../inTransaction.ts';
import { judgeEarly } from '../judgeEarly.ts';
import { copyAt } from './copyAt.ts';
import { scheduleOf } from './schedule.ts';

const NOTHING_FOLLOWS = 'series.ended';

interface Duplicated {
  event: ShownEvent;
  /** False when somebody else made the next occurrence before. */
  isNew: boolean;
}

/**
 * Creates the next occurrence of a recurring event that is past, once, however often it is requested: requests queue
 * for the root of the series, and the unique index on (root, day) stands behind them.
 * @throws DomainError `NOT_FOUND`; `CONFLICT` when the event is not past or its series does not go on, as it does for
 * somebody who may not be led to its next date
 */
export const duplicateEvent = (context: Context, urlHash: string): Promise<Duplicated> =>
  makeNext(context, urlHash, ({ creatorId }) => context.limiter.consume([{ limit: 'createEvent', key: creatorId }]));

/** The same by the clock: what goes on by itself is nothing that its organiser does again and again. */
export const continueOne = (context: Context, urlHash: string): Promise<Duplicated> =>
  makeNext(context, urlHash, () => Promise.resolve());

/** @param count is called with the root before an occurrence is made, in the same transaction */
async function makeNext(
  context: Context,
  urlHash: string,
  count: (root: EventEntity) => Promise<void>,
): Promise<Duplicated> {
  const { actor, em, clock } = context;
  const judge = (event: EventEntity) => {
    refuseUnless(event.isRecurring, 'series.none');
    refuseUnless(isDueForNextOccurrence(event, clock.now()), 'series.notDue');
  };
  const { id, parentEventId } = await judgeEarly(context, (apart) => apart.events.requireVisible(urlHash), judge);
  // requests for any date of a series queue for its root
  const turns = await new TurnRepository(em).ofEvent(parentEventId ?? id);
  return inTransaction(context, turns, async (transaction) => {
    const { events } = transaction;
    const event = await events.requireVisible(urlHash);
    judge(event);
    const now = clock.now();
    const root = await events.rootOf(event);
    const schedule = scheduleOf(root);
    refuseUnless(schedule, NOTHING_FOLLOWS);
    const next = nextOccurrence(schedule, now, await events.skippedDaysOf(root));
    const existing = await events.findOccurrence(root, next.day);
    if (!existing) await count(root);
    const occurrence = existing ?? (await copyAt(transaction, root, next));
    // in the words of a series that has ended, so that the refusal does not say that there is a date
    refuseUnless(canReachEvent(actor, event, occurrence), NOTHING_FOLLOWS);
    return { event: occurrence, isNew: existing === null };
  });
}

function refuseUnless(condition: unknown, key: PlainKey): asserts condition {
  if (!condition) throw new DomainError('CONFLICT', key);
}
