import { outlookOf } from '@quorum/domain/event/progress';
import { parse } from '@quorum/domain/parse';
import { requirePossibleChange, requireRoomForMore, withChange, type Plan } from '@quorum/domain/response/plan';
import { canEditResponse } from '@quorum/domain/policies';
import { responseChange, type ResponseChange } from '@quorum/domain/response/draft';
import { ofNetwork } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { addressChangeClaims, confirmationClaims, organiserClaim } from '../mail/addressClaims.ts';
import { announceResponseChange } from '../mail/announceResponses.ts';
import { permit } from '../permit.ts';
import { isOwnAddress } from './addressProof.ts';
import { changeResponses, type ChangedResponse } from './changeResponses.ts';
import { countedResponses } from './countedResponses.ts';
import { ownershipOf } from './ownership.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

interface Updated extends ChangedResponse {
  hasChanged: boolean;
}

/** Whether anything that is changed is not said already. */
const saysOtherwise = (participant: ParticipantEntity, change: Omit<ResponseChange, 'email'>): boolean =>
  Object.entries(change).some(([field, said]) => participant[field as keyof typeof change] !== said);

const planOf = ({ likelihood, guests, minParticipants, isStandby }: ParticipantEntity): Plan => ({
  likelihood,
  guests,
  minParticipants,
  isStandby,
});

/** What the person plans now. @throws DomainError `BAD_USER_INPUT`, `CONFLICT` */
function planAfter(event: ShownEvent, participant: ParticipantEntity, change: ResponseChange): Plan {
  const before = planOf(participant);
  const plan = withChange(before, change);
  requirePossibleChange(before, plan, event);
  if (participant.holdsPlace) {
    requireRoomForMore(before, plan, outlookOf(countedResponses(event.participants.getItems()), event));
  }
  return plan;
}

/**
 * Changes what a response says; what `input` leaves out stays as it is. One that says what it said is news to nobody.
 * @throws DomainError `BAD_USER_INPUT`, `FORBIDDEN`, `NOT_FOUND`; `RATE_LIMITED` for one address, or change, too many
 */
export async function updateResponse(context: Context, address: ResponseAddress, input: unknown): Promise<Updated> {
  const { actor, em, responses, clock, tokens, limiter, mailing } = context;
  const editClaims = ofNetwork('editResponse', actor.address, address.urlHash);
  // a refusal is not to hold the event, nor to load it
  await limiter.check(editClaims);
  const update = async (event: ShownEvent) => {
    const participant = await responses.requireLocked(event, address.participantId);
    permit(canEditResponse(actor, ownershipOf(context, participant, address.responseToken)), 'Not authorized to edit');
    const { email: given, ...said } = parse(responseChange, input);
    const change = { ...said, ...planAfter(event, participant, said) };
    const email = given || null;
    const isOtherAddress = given !== undefined && email !== participant.email;
    const isOwn = email !== null && isOwnAddress(actor, email);
    const isForStranger = isOtherAddress && email !== null && !isOwn && mailing !== null;
    const mailClaims = [...addressChangeClaims(actor, participant.id), ...confirmationClaims(actor, event.urlHash)];
    await limiter.consume([...editClaims, ...(isForStranger ? [...mailClaims, organiserClaim(event)] : [])]);
    const language = email === null ? null : actor.language;
    const hasChanged = isOtherAddress || saysOtherwise(participant, change);
    const cameByMail = tokens.matches(address.responseToken, participant.mailTokenDigest ?? null);
    em.assign(participant, {
      ...change,
      // the owner of the former address, perhaps a mistyped one, has nothing to do with it any more
      ...(isOtherAddress
        ? { email, language, mailTokenDigest: null, isEmailConfirmed: isOwn }
        : cameByMail && { isEmailConfirmed: true }),
      updatedAt: clock.now(),
    });
    return { event, participant, hasChanged };
  };
  return changeResponses(context, address, update, async (event, { participant, hasChanged }) => {
    if (hasChanged) await announceResponseChange(context, event, participant);
  });
}
