import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import type { EventEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { withKeyedLock } from '../withKeyedLock.ts';
import { noticeQuorum } from '../mail/organiserNotices.ts';

/** Whether the event will happen, by the responses that it has now. */
const isCertain = ({ participants, participantThreshold }: ShownEvent): boolean =>
  hasEnoughParticipants(participants.getItems(), participantThreshold);

/**
 * That an event becomes certain by a change of its responses, or uncertain again, is a change of the event too: calendars
 * show it, and its organiser is told.
 */
export async function noteCertainty(
  transaction: Transaction,
  event: EventEntity,
  isCertain: { before: boolean; now: boolean },
): Promise<void> {
  if (isCertain.now === isCertain.before) return;
  transaction.em.assign(event, { revision: event.revision + 1, updatedAt: transaction.clock.now() });
  await noticeQuorum(transaction, event);
}

/**
 * Runs `change` on the responses of an event in a transaction, one change of an event after the other. `announce` then
 * lets others know of it.
 * @throws DomainError `NOT_FOUND`
 */
export function changeResponses<Result>(
  context: Context,
  urlHash: string,
  change: (event: ShownEvent) => Promise<Result>,
  announce: (event: ShownEvent, result: Result) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const run = async (transaction: Transaction) => {
    const event = await transaction.events.requireShownLocked(urlHash);
    const before = isCertain(event);
    const result = await change(event);
    await transaction.em.flush();
    await noteCertainty(transaction, event, { before, now: isCertain(event) });
    await announce(event, result);
    return result;
  };
  return withKeyedLock(urlHash, () => inTransaction(context, run));
}
