import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { inTurn } from '../inTurn.ts';
import { noticeQuorum } from '../mail/organiserNotices.ts';

/** Whether the event will happen, by the responses that it has now. */
const isCertain = ({ participants, participantThreshold }: ShownEvent): boolean =>
  hasEnoughParticipants(participants.getItems(), participantThreshold);

/**
 * Runs `change` on the responses of an event in a transaction, one change of an event after the other. That it becomes
 * certain by that, or uncertain again, is a change of the event too: calendars show it, and its organiser is told.
 * `announce` then lets others know of the change.
 * @throws DomainError `NOT_FOUND`
 */
export function changeResponses<Result>(
  context: Context,
  urlHash: string,
  change: (event: ShownEvent) => Promise<Result>,
  announce: (event: ShownEvent, result: Result) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const { em, events, clock } = context;
  const run = () =>
    em.transactional(async () => {
      const event = await events.requireShownLocked(urlHash);
      const wasCertain = isCertain(event);
      const result = await change(event);
      await em.flush();
      if (isCertain(event) !== wasCertain) {
        em.assign(event, { revision: event.revision + 1, updatedAt: clock.now() });
        await noticeQuorum(context, event);
      }
      await announce(event, result);
      return result;
    });
  // who is in a transaction has a connection, and must not wait for those who may want one
  return em.isInTransaction() ? run() : inTurn(urlHash, run);
}
