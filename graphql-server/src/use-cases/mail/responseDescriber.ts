import { statusOf, waitlistPositions } from '@quorum/domain/decision/status';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { DescribedResponse } from '../../mail-templates/words.ts';

/** What describes the responses to an event as mails say them: with what became of each. */
export const responseDescriber = ({
  participants,
}: Pick<ShownEvent, 'participants'>): ((participant: ParticipantEntity) => DescribedResponse) => {
  const positions = waitlistPositions(participants.getItems());
  return (participant) => ({
    likelihood: participant.likelihood,
    guests: participant.guests,
    minParticipants: participant.minParticipants,
    status: statusOf(participant),
    waitlistPosition: positions.get(participant) ?? null,
  });
};
