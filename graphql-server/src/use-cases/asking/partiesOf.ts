import { countingWithResponse } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { countedResponse } from '../responses/countedResponses.ts';

/** The parties that count among responses, each with the participant that it is of. */
export const partiesOf = (participants: readonly ParticipantEntity[]) =>
  countingWithResponse(participants.map((participant) => ({ ...countedResponse(participant), participant })));
