import { statusOf } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import { canManageEvent } from '@quorum/domain/policies';
import { record } from '../../activity/record.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { changeAnswer, type AnswerAddress, type Found } from '../answers/changeAnswer.ts';
import { requireOpen } from '../asking/requireOpen.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit, requireSignedIn } from '../permit.ts';
import { RESPONSES, type ChangedResponse, type LockedResponse } from '../responses/responses.ts';
import { givePlace } from '../responses/takePlace.ts';

/**
 * Gives a place to somebody on the waitlist, before others who wait, and also where none is free: the event is overbooked then,
 * and nobody moves up until it is not. The person is told. One who has a place by now changes nothing.
 * @throws DomainError `UNAUTHENTICATED`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` for somebody who does not wait, and
 * for an event that has begun or was called off
 */
export async function promoteResponse(context: Context, address: AnswerAddress): Promise<ChangedResponse> {
  const { actor } = context;
  requireSignedIn(actor);
  const judge = ({ of }: Found) => permit(canManageEvent(actor, of), 'response.notYoursToPromote');
  const change = async (transaction: Transaction, { of: event, answer: response }: LockedResponse) => {
    const { em, clock, limiter } = transaction;
    await limiter.consume([{ limit: 'editEvent', key: event.urlHash }]);
    requireOpen(event, clock.now());
    const before = statusOf(response);
    if (before === 'GOING') return;
    if (before !== 'WAITLISTED' || response.isHidden) throw new DomainError('CONFLICT', 'response.notWaiting');
    const asks = new AskRepository(em);
    const ask = await asks.findPlace(response);
    if (ask) asks.noteReply(ask, 'IN', clock.now());
    givePlace(transaction, response);
    record(transaction, { type: 'event.placesChanged', event, changes: [{ id: response.id, before, now: 'GOING' }] });
  };
  return changeAnswer(context, RESPONSES, address, { judge, change });
}
