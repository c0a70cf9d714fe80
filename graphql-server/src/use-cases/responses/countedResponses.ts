import { statusOf } from '@quorum/domain/decision/status';
import type { Asked } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { offerOf } from './offering.ts';

/** A response as it is stored, for the rules that count it. */
export const countedResponse = (participant: ParticipantEntity): Asked => ({
  likelihood: participant.likelihood,
  guests: participant.guests,
  minParticipants: participant.minParticipants,
  isHidden: participant.isHidden,
  isUnconfirmed: participant.isUnconfirmed,
  status: statusOf(participant),
  offer: offerOf(participant),
});

export const countedResponses = (participants: readonly ParticipantEntity[]): Asked[] =>
  participants.map(countedResponse);
