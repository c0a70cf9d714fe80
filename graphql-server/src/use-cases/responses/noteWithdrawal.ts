import { seatsOf } from '@quorum/domain/decision/party';
import { statusOf } from '@quorum/domain/decision/status';
import { canManageEvent } from '@quorum/domain/policies';
import { isLateWithdrawal } from '@quorum/domain/response/withdrawal';
import { record } from '../../activity/record.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { WithdrawnRepository } from '../../persistence/repositories/organising/WithdrawnRepository.ts';
import type { Transaction } from '../inTransaction.ts';

/** How many people of a response have a place. */
export const placesOfResponse = (response: ParticipantEntity): number =>
  statusOf(response) === 'GOING' ? seatsOf(response) : 0;

/**
 * Records that somebody has given up their place shortly before the start. What the organiser does is no news to
 * them: removing or hiding a response.
 * @param had how many people of the response had a place before
 */
export function noteWithdrawal(
  transaction: Transaction,
  event: ShownEvent,
  response: ParticipantEntity,
  had: number,
): void {
  if (had === 0 || canManageEvent(transaction.actor, event) || !isLateWithdrawal(event, transaction.clock.now()))
    return;
  const isThere = event.participants.getItems().includes(response);
  if (isThere && placesOfResponse(response) > 0) return;
  if (!isThere) new WithdrawnRepository(transaction.em).keep(event, response, transaction.clock.now());
  record(transaction, { type: 'response.withdrew', event, response, seats: had });
}
