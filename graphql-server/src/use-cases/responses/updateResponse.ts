import { parse } from '@quorum/domain/parse';
import { canEditResponse, type OwnedEvent } from '@quorum/domain/policies';
import { responseChange } from '@quorum/domain/response/draft';
import { record } from '../../activity/record.ts';
import { ofNetwork } from '../../gateways/limiter.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { changedFields } from '../changedFields.ts';
import { permit } from '../permit.ts';
import { addressChangeOf } from './answerer.ts';
import { changeResponses, type ChangedResponse } from './changeResponses.ts';
import { judgeResponseEarly } from './judgeResponseEarly.ts';
import { ownershipOf, type Provable } from './ownership.ts';
import { planAfter } from './planAfter.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Changes what a response says; what `input` leaves out stays as it is. One that says what it said is news to nobody.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`; `RATE_LIMITED` for one address, or change, too many
 */
export async function updateResponse(context: Context, of: ResponseAddress, input: unknown): Promise<ChangedResponse> {
  const { actor, limiter, tokens } = context;
  const { responseToken } = of;
  const editClaims = ofNetwork('editResponse', actor.address, of.urlHash);
  // a refusal is not to hold the event, nor to load it
  await limiter.check(editClaims);
  const judge = (_event: OwnedEvent, response: Provable) => {
    permit(canEditResponse(actor, ownershipOf(context, response, responseToken)), 'Not authorized to edit');
  };
  await judgeResponseEarly(context, of, judge);
  const update = async (transaction: Transaction, event: ShownEvent) => {
    const { em, responses, polls, clock } = transaction;
    const participant = await responses.requireLocked(event, of.participantId);
    judge(event, participant);
    const { email: given, ...said } = parse(responseChange, input);
    const change = { ...said, ...planAfter(event, participant, said) };
    const key = String(participant.id);
    const address = addressChangeOf(context, event, { before: participant.email, given, key });
    await limiter.consume([...editClaims, ...address.claims]);
    const fields = changedFields(participant, { ...change, ...address.stored });
    const cameByMail = tokens.matches(responseToken, participant.mailTokenDigest ?? null);
    // their links are for the address that they were sent to
    if (address.stored) {
      await new AskRepository(em).removeOf(participant);
      await polls.endLinkOfVote(participant);
    }
    em.assign(participant, {
      ...change,
      // the owner of the former address, perhaps a mistyped one, has nothing to do with it any more
      ...(address.stored ? { ...address.stored, mailTokenDigest: null } : cameByMail && { isEmailConfirmed: true }),
      updatedAt: clock.now(),
    });
    record(transaction, { type: 'response.changed', event, response: participant, fields });
    return { event, participant };
  };
  return changeResponses(context, of, update);
}
