import { statusOf } from '@quorum/domain/decision/status';
import type { Counted } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** A response as it is stored, for the rules that count it. */
export const countedResponse = (participant: ParticipantEntity): Counted => ({
  likelihood: participant.likelihood,
  guests: participant.guests,
  minParticipants: participant.minParticipants,
  isHidden: participant.isHidden,
  isUnconfirmed: participant.isUnconfirmed,
  status: statusOf(participant),
});

export const countedResponses = (participants: readonly ParticipantEntity[]): Counted[] =>
  participants.map(countedResponse);
