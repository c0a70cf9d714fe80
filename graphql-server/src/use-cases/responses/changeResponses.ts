import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { withKeyedLock } from '../withKeyedLock.ts';
import { announceStatusChanges } from '../mail/announceStatusChanges.ts';
import { noticeQuorum } from '../mail/organiserNotices.ts';
import { areEnough, assignPlaces, placedOf, settleResponses, type StatusChange } from './settleResponses.ts';

/** A response as it is now, and the event with all of them. */
export interface ChangedResponse {
  event: ShownEvent;
  participant: ParticipantEntity;
}

/**
 * That an event becomes certain by a change of its responses, or uncertain again, or that somebody gets or loses a place,
 * is a change of the event too: calendars show it. The organiser is told of the first, and those people of the second.
 */
export async function noteOutcome(
  context: Context,
  event: ShownEvent,
  isEnough: { before: boolean; now: boolean },
  changes: readonly StatusChange[],
): Promise<void> {
  const isOtherwise = isEnough.now !== isEnough.before;
  if (!isOtherwise && changes.length === 0) return;
  context.em.assign(event, { revision: event.revision + 1, updatedAt: context.clock.now() });
  if (isOtherwise) await noticeQuorum(context, event);
  await announceStatusChanges(context, event, changes);
}

/** What a change does to the places of an event whose responses are loaded, and who is told of it. */
export async function settleEvent(
  context: Context,
  event: ShownEvent,
  before: boolean,
  isOwn: (id: number) => boolean = () => false,
): Promise<void> {
  const participants = event.participants.getItems();
  const { places, changes, isEnough } = settleResponses(participants.map(placedOf), event, context.clock.now());
  assignPlaces(participants, places);
  await context.em.flush();
  const ofOthers = changes.filter(({ id }) => !isOwn(id));
  await noteOutcome(context, event, { before, now: isEnough }, ofOthers);
}

const areEnoughIn = (event: ShownEvent): boolean =>
  areEnough(event.participants.getItems().map(placedOf), event);

/**
 * Runs `change` on the responses of an event in a transaction, one change of an event after the other, and settles their
 * places and conditions. `announce` then lets others know of it.
 * @param ownId the number of the response that changes: who changes it is not told what comes of it
 * @throws DomainError `NOT_FOUND`
 */
export function changeResponses<Result>(
  context: Context,
  { urlHash, participantId: ownId }: { urlHash: string; participantId: string },
  change: (event: ShownEvent) => Promise<Result>,
  announce: (event: ShownEvent, result: Result) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const run = async (transaction: Transaction) => {
    const event = await transaction.events.requireShownLocked(urlHash);
    const before = areEnoughIn(event);
    const result = await change(event);
    await transaction.em.flush();
    await settleEvent(transaction, event, before, (id) => String(id) === ownId);
    await announce(event, result);
    return result;
  };
  return withKeyedLock(urlHash, () => inTransaction(context, run));
}
