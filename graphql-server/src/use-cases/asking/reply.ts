import { changeBy, type AskAnswer } from '@quorum/domain/decision/ask';
import { statusOf } from '@quorum/domain/decision/status';
import { isRuleMet } from '@quorum/domain/event/enough';
import { pick } from '@quorum/domain/pick';
import { DEFINITE_LIKELIHOOD } from '@quorum/domain/response/constants';
import type { AskEntity } from '../../persistence/entities/AskEntity.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { changedFields } from '../changedFields.ts';
import type { Transaction } from '../inTransaction.ts';
import { noteReply } from '../responses/asks.ts';
import { countedResponses } from '../responses/countedResponses.ts';
import { planAfter } from '../responses/planAfter.ts';
import { settleDueOffers, type LockedResponse } from '../responses/responses.ts';
import { passOn, placesOpenTo, takePlace } from '../responses/takePlace.ts';

interface Reply {
  ask: AskEntity;
  answer: AskAnswer;
  /** How many come, of a party that is offered places; null for all. */
  seats: number | null;
}

/**
 * Does what somebody replies to a question, whichever way it came. Somebody who wants a seat after all were taken
 * changes nothing.
 * @throws DomainError `BAD_USER_INPUT`, `CONFLICT`
 */
export async function reply(transaction: Transaction, locked: LockedResponse, said: Reply): Promise<void> {
  const { ask, answer } = said;
  locked.before = await settleDueOffers(transaction, locked.of);
  const isAboutPlace = ask.kind === 'PLACE' && statusOf(locked.answer) === 'WAITLISTED' && answer !== 'OUT';
  // somebody who has the place by now, or left the line, has nothing to pass on
  if (ask.kind === 'PLACE' && answer === 'MAYBE' && !isAboutPlace) return;
  if (isAboutPlace) replyToOffer(transaction, locked, said);
  else change(transaction, locked, said);
}

/** Takes places that are offered, or lets them go. */
function replyToOffer(transaction: Transaction, locked: LockedResponse, { ask, answer, seats }: Reply): void {
  const { of: event, answer: response } = locked;
  if (answer === 'IN' && placesOpenTo(event, response) > 0) {
    const fields = takePlace(transaction, event, response, seats);
    noteReply(transaction, event, { ask, response, reply: answer, fields });
    return;
  }
  passOn(transaction, event, response);
  noteReply(transaction, event, { ask, response, reply: answer === 'IN' ? 'LATE' : answer });
}

function change(transaction: Transaction, locked: LockedResponse, { ask, answer }: Reply): void {
  const { of: event, answer: response } = locked;
  const isComing = response.likelihood > 0;
  const wantsSeat = ask.kind === 'SEAT' && answer === 'IN' && !isComing;
  if (wantsSeat && isRuleMet(countedResponses(event.participants.getItems()), event)) {
    noteReply(transaction, event, { ask, response, reply: 'LATE' });
    return;
  }
  // a yes that still holds stays as it was said
  const isSame = ask.kind === 'STILL_IN' && answer === 'IN' && response.likelihood === DEFINITE_LIKELIHOOD;
  const fields = changeResponse(transaction, event, response, isSame ? {} : changeBy(answer, response));
  noteReply(transaction, event, { ask, response, reply: answer, fields });
}

/** Changes what somebody said, which is a confirmation too. @returns what is another now */
export function changeResponse(
  { em, clock }: Transaction,
  event: ShownEvent,
  response: ParticipantEntity,
  change: Parameters<typeof planAfter>[2],
): string[] {
  const plan = planAfter(event, response, change);
  const fields = changedFields(response, pick(plan, ['likelihood', 'minParticipants']));
  em.assign(response, { ...plan, isUnconfirmed: false, updatedAt: clock.now() });
  return fields;
}
