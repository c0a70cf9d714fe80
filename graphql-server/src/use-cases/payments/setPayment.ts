import { parse } from '@quorum/domain/parse';
import { canOrganise, canMarkPayment, ownsResponse } from '@quorum/domain/policies';
import { paymentChange, requirePayment } from '@quorum/domain/response/payment';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { changeAnswer, type AnswerAddress, type Found } from '../answers/changeAnswer.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { permit } from '../permit.ts';
import { RESPONSES, type ChangedResponse, type LockedResponse } from '../responses/responses.ts';

/**
 * Notes that a participant has paid, as they say, or that an organiser has it; null takes that back. No money moves here.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`, `RATE_LIMITED`; `CONFLICT` for an event that costs nothing,
 * and for a participant whose payment was received
 */
export async function setPayment(context: Context, address: AnswerAddress, input: unknown): Promise<ChangedResponse> {
  const { actor, limiter } = context;
  const { state } = parse(paymentChange, input);
  const claims = ofNetwork('editResponse', actor.address, address.urlHash);
  // an organiser is always signed in
  if (actor.uid === null) await limiter.check(claims);
  const judge = ({ of, answer }: Found) => {
    permit(canMarkPayment(actor, ownershipOf(context, answer, address.responseToken), of), 'payment.notYours');
  };
  const change = async (transaction: Transaction, { of: event, answer: response }: LockedResponse) => {
    const isOrganiser = canOrganise(actor, event);
    // an organiser goes through all of them at once, and takes nothing from those who share the network
    await transaction.limiter.consume(isOrganiser ? [{ limit: 'attendance', key: event.urlHash }] : claims);
    const before = response.payment ?? null;
    const isOwner = ownsResponse(actor, ownershipOf(context, response, address.responseToken));
    requirePayment({ price: event.price, before, state, isOwner, isOrganiser });
    if (state === before) return;
    transaction.em.assign(response, { payment: state });
    record(transaction, { type: 'response.paymentChanged', event, response, state });
  };
  return changeAnswer(context, RESPONSES, address, { judge, change });
}
