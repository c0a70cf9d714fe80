import { standingWithOffers } from '@quorum/domain/event/progress';
import { requirePossibleChange, requireRoomForMore, withChange, type Plan } from '@quorum/domain/response/plan';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { countedResponses } from './countedResponses.ts';

const planOf = ({ likelihood, guests, minParticipants, isStandby }: ParticipantEntity): Plan => ({
  likelihood,
  guests,
  minParticipants,
  isStandby,
});

type PlanChange = Parameters<typeof withChange>[1];

/** What the person plans now. @throws DomainError `BAD_USER_INPUT`, `CONFLICT` */
export function planAfter(event: ShownEvent, participant: ParticipantEntity, change: PlanChange): Plan {
  const before = planOf(participant);
  const plan = withChange(before, change);
  requirePossibleChange(before, plan, event);
  if (participant.holdsPlace) {
    const counted = countedResponses(event.participants.getItems());
    requireRoomForMore(before, plan, standingWithOffers(counted, event));
  }
  return plan;
}
