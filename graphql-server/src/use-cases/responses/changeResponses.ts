import type { Outcome, StatusChange } from '../../activity/Activity.ts';
import { record } from '../../activity/record.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { inTransaction, type Transaction } from '../inTransaction.ts';
import { askStandby, closeSeats } from './askStandby.ts';
import { assignPlaces, outcomeOf, placedOf, settleResponses } from './settleResponses.ts';

/** A response as it is now, and the event with all of them. */
export interface ChangedResponse {
  event: ShownEvent;
  participant: ParticipantEntity;
}

/** What the responses came to before a change, and come to now. */
export interface OutcomeChange {
  before: Outcome;
  now: Outcome;
}

/** Whether it makes a difference to anybody but those who changed their responses. */
export const isOutcomeNews = ({ before, now }: OutcomeChange, changes: readonly StatusChange[]): boolean =>
  now.isEnough !== before.isEnough || now.isRuleMet !== before.isRuleMet || changes.length > 0;

/**
 * That an event becomes certain by a change of its responses, or uncertain again, or that somebody gets or loses a place,
 * is a change of the event too: calendars show it.
 */
export async function noteOutcome(
  transaction: Transaction,
  event: ShownEvent,
  outcome: OutcomeChange,
  changes: readonly StatusChange[],
): Promise<void> {
  if (!isOutcomeNews(outcome, changes)) return;
  transaction.em.assign(event, { revision: event.revision + 1, updatedAt: transaction.clock.now() });
  await recordOutcome(transaction, event, outcome, changes);
}

async function recordOutcome(
  transaction: Transaction,
  event: ShownEvent,
  { before, now }: OutcomeChange,
  changes: readonly StatusChange[],
): Promise<void> {
  if (now.isEnough !== before.isEnough || now.isRuleMet !== before.isRuleMet) {
    record(transaction, { type: 'event.outcomeChanged', event, before, ...now });
  }
  if (changes.length > 0) record(transaction, { type: 'event.placesChanged', event, changes });
  if (event.status === 'CONFIRMED') {
    if (before.isRuleMet && !now.isRuleMet) await askStandby(transaction, event);
    if (!before.isRuleMet && now.isRuleMet) await closeSeats(transaction, event);
  }
}

/** Settles places and conditions of an event whose responses are loaded, and stores what changed. */
async function storePlaces({ em, clock }: Transaction, event: ShownEvent) {
  const participants = event.participants.getItems();
  const settled = settleResponses(participants.map(placedOf), event, clock.now());
  assignPlaces(participants, settled.places);
  await em.flush();
  return settled;
}

/** What a change of the event itself does to its places. Its revision has risen by that change. */
export async function settleChangedEvent(transaction: Transaction, event: ShownEvent, before: Outcome): Promise<void> {
  const { outcome, changes } = await storePlaces(transaction, event);
  await recordOutcome(transaction, event, { before, now: outcome }, changes);
}

const outcomeIn = (event: ShownEvent): Outcome => outcomeOf(event.participants.getItems().map(placedOf), event);

/**
 * Runs `change` on the responses of an event in a transaction, one change of an event after the other, and settles their
 * places and conditions.
 * @param settled runs after that
 * @param ownId the number of the response that changes: who changes it is not told what comes of it
 * @throws DomainError `NOT_FOUND`
 */
export function changeResponses<Result>(
  context: Context,
  { urlHash, participantId: ownId }: { urlHash: string; participantId: string },
  change: (transaction: Transaction, event: ShownEvent) => Promise<Result>,
  settled: (transaction: Transaction, event: ShownEvent) => Promise<void> = () => Promise.resolve(),
): Promise<Result> {
  const run = async (transaction: Transaction) => {
    const event = await transaction.events.requireShownLocked(urlHash);
    const before = outcomeIn(event);
    const result = await change(transaction, event);
    await transaction.em.flush();
    const { outcome, changes } = await storePlaces(transaction, event);
    const ofOthers = changes.filter(({ id }) => String(id) !== ownId);
    await noteOutcome(transaction, event, { before, now: outcome }, ofOthers);
    await settled(transaction, event);
    return result;
  };
  return inTransaction(context, [urlHash], run);
}
