import { parse } from '@quorum/domain/parse';
import { canEditResponse, type OwnedEvent } from '@quorum/domain/policies';
import { responseChange, type ResponseChange } from '@quorum/domain/response/draft';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { AskRepository } from '../../persistence/repositories/AskRepository.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { announceResponseChange } from '../mail/announceResponses.ts';
import { permit } from '../permit.ts';
import { addressChangeOf } from './answerer.ts';
import { changeResponses, type ChangedResponse } from './changeResponses.ts';
import { judgeResponseEarly } from './judgeResponseEarly.ts';
import { ownershipOf, type Provable } from './ownership.ts';
import { planAfter } from './planAfter.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

interface Updated extends ChangedResponse {
  hasChanged: boolean;
}

/** Whether anything that is changed is not said already. */
const saysOtherwise = (participant: ParticipantEntity, change: Omit<ResponseChange, 'email'>): boolean =>
  Object.entries(change).some(([field, said]) => participant[field as keyof typeof change] !== said);

/**
 * Changes what a response says; what `input` leaves out stays as it is. One that says what it said is news to nobody.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`; `RATE_LIMITED` for one address, or change, too many
 */
export async function updateResponse(context: Context, of: ResponseAddress, input: unknown): Promise<Updated> {
  const { actor, em, responses, polls, clock, tokens, limiter } = context;
  const { responseToken } = of;
  const editClaims = ofNetwork('editResponse', actor.address, of.urlHash);
  // a refusal is not to hold the event, nor to load it
  await limiter.check(editClaims);
  const judge = (_event: OwnedEvent, response: Provable) => {
    permit(canEditResponse(actor, ownershipOf(context, response, responseToken)), 'Not authorized to edit');
  };
  await judgeResponseEarly(context, of, judge);
  const update = async (event: ShownEvent) => {
    const participant = await responses.requireLocked(event, of.participantId);
    judge(event, participant);
    const { email: given, ...said } = parse(responseChange, input);
    const change = { ...said, ...planAfter(event, participant, said) };
    const key = String(participant.id);
    const address = addressChangeOf(context, event, { before: participant.email, given, key });
    await limiter.consume([...editClaims, ...address.claims]);
    const hasChanged = address.stored !== null || saysOtherwise(participant, change);
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
    return { event, participant, hasChanged };
  };
  return changeResponses(context, of, update, async (event, { participant, hasChanged }) => {
    if (hasChanged) await announceResponseChange(context, event, participant);
  });
}
