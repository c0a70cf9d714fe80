import { statusOf } from '@quorum/domain/decision/status';
import type { Counted } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';

/** Responses as they are stored, for the rules that count them. */
export const countedResponses = (participants: readonly ParticipantEntity[]): Counted[] =>
  participants.map((participant) => ({
    likelihood: participant.likelihood,
    guests: participant.guests,
    minParticipants: participant.minParticipants,
    isHidden: participant.isHidden,
    status: statusOf(participant),
  }));
