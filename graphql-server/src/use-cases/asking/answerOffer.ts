import { statusOf } from '@quorum/domain/decision/status';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { canEditResponse } from '@quorum/domain/policies';
import { offerAnswer } from '@quorum/domain/response/offerAnswer';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import { changeAnswer, type AnswerAddress, type Found } from '../answers/changeAnswer.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit } from '../permit.ts';
import { noteReply } from '../responses/asks.ts';
import { RESPONSES, settleDueOffers, type ChangedResponse, type LockedResponse } from '../responses/responses.ts';
import { passOn, placesOpenTo, takePlace } from '../responses/takePlace.ts';
import { requireOpen } from './requireOpen.ts';

/**
 * Takes places that somebody on the waitlist is offered, or lets them go. One who has a place by now changes nothing: an
 * answer may be sent twice.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` for an event that has begun or
 * was called off, and for places that are gone
 */
export async function answerOffer(context: Context, address: AnswerAddress, input: unknown): Promise<ChangedResponse> {
  const { actor, limiter } = context;
  const { seats } = parse(offerAnswer, input);
  const claims = ofNetwork('editResponse', actor.address, address.urlHash);
  // a refusal locks and loads nothing
  await limiter.check(claims);
  const judge = ({ answer }: Found) =>
    permit(canEditResponse(actor, ownershipOf(context, answer, address.responseToken)), 'response.notYours');
  return changeAnswer(context, RESPONSES, address, {
    judge,
    change: async (transaction, locked) => {
      requireOpen(locked.of, transaction.clock.now());
      await transaction.limiter.consume(claims);
      await answer(transaction, locked, seats);
    },
  });
}

async function answer(transaction: Transaction, locked: LockedResponse, seats: number | null): Promise<void> {
  const { of: event, answer: response } = locked;
  locked.before = await settleDueOffers(transaction, event);
  if (statusOf(response) === 'GOING') return;
  if (statusOf(response) !== 'WAITLISTED') throw new DomainError('CONFLICT', 'offer.none');
  if (seats === 0) {
    passOn(transaction, event, response);
    return note(transaction, locked, 'MAYBE', []);
  }
  if (placesOpenTo(event, response) === 0) throw new DomainError('CONFLICT', 'offer.gone');
  await note(transaction, locked, 'IN', takePlace(transaction, event, response, seats));
}

async function note(
  transaction: Transaction,
  { of: event, answer: response }: LockedResponse,
  reply: 'IN' | 'MAYBE',
  fields: readonly string[],
): Promise<void> {
  const ask = await new AskRepository(transaction.em).findPlace(response);
  if (ask) noteReply(transaction, event, { ask, response, reply, fields });
  // the place was free, and they were never asked
  else record(transaction, { type: 'response.changed', event, response, fields });
}
