import { enoughOf, isRuleMet } from '@quorum/domain/event/enough';
import { isDefinite } from '@quorum/domain/response/likelihood';
import type { Plan } from '@quorum/domain/response/plan';
import { foreseen } from '../foreseen.ts';
import { pendingId } from '../pendingId.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';

const isEnough = (responses: readonly ShownResponse[], event: RespondableEvent): boolean =>
  isRuleMet(foreseen(responses, event), event);

/** Enough who are merely expected may still be too few. */
const isCertainlyEnough = (responses: readonly ShownResponse[], event: RespondableEvent): boolean =>
  enoughOf(foreseen(responses, event), event).verdict === 'IN';

/**
 * Whether it is this response with which enough people are in for certain: it is a yes, and as it was before, or without it,
 * there are too few.
 */
export const tips = (
  others: readonly ShownResponse[],
  event: RespondableEvent,
  { before, now }: { before: ShownResponse | undefined; now: ShownResponse },
): boolean =>
  event.status !== 'CALLED_OFF' &&
  isDefinite(now) &&
  !isEnough(before ? [...others, before] : others, event) &&
  isCertainlyEnough([...others, now], event);

/** The same of somebody who says for certain that they come, and has yet to say so. */
export const wouldTip = (event: RespondableEvent, plan: Plan): boolean => {
  // most events lack more than one, or none
  if (!isDefinite(plan) || isRuleMet(event.participants, event)) return false;
  const blank = { name: '', comment: '', status: 'DECLINED', waitlistPosition: null, offer: null } as const;
  const now: ShownResponse = { __typename: 'Participant', id: pendingId(), ...blank, ...plan };
  return tips(event.participants, event, { before: undefined, now });
};
