import { isRuleMet } from '@quorum/domain/event/enough';
import type { Plan } from '@quorum/domain/response/plan';
import { foreseen } from '../foreseen.ts';
import { pendingId } from '../pendingId.ts';
import type { RespondableEvent, ShownResponse } from '../RespondableEvent.ts';

const isEnough = (responses: readonly ShownResponse[], event: RespondableEvent): boolean =>
  isRuleMet(foreseen(responses, event), event);

/** Whether it is this response with which enough people are in: as it was before, or without it, there are too few. */
export const tips = (
  others: readonly ShownResponse[],
  event: RespondableEvent,
  { before, now }: { before: ShownResponse | undefined; now: ShownResponse },
): boolean =>
  event.status !== 'CALLED_OFF' &&
  !isEnough(before ? [...others, before] : others, event) &&
  isEnough([...others, now], event);

/** The same of somebody who says for certain that they come, and has yet to say so. */
export const wouldTip = (event: RespondableEvent, plan: Plan): boolean => {
  // most events lack more than one, or none
  if (plan.likelihood < 1 || isRuleMet(event.participants, event)) return false;
  const blank = { name: '', comment: '', status: 'DECLINED', waitlistPosition: null, offer: null } as const;
  const now: ShownResponse = { __typename: 'Participant', id: pendingId(), ...blank, ...plan };
  return tips(event.participants, event, { before: undefined, now });
};
