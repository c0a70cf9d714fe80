import { statusOf, waitlistPositions } from '@quorum/domain/decision/status';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { DescribedResponse } from '../../mail-templates/words.ts';

/** A response with what became of it, as mails say it. */
export const describedResponse = (
  participant: ParticipantEntity,
  { participants }: Pick<ShownEvent, 'participants'>,
): DescribedResponse => ({
  likelihood: participant.likelihood,
  guests: participant.guests,
  minParticipants: participant.minParticipants,
  status: statusOf(participant),
  waitlistPosition: waitlistPositions(participants.getItems()).get(participant) ?? null,
});
