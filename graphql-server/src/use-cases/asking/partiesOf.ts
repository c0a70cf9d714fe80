import { statusOf } from '@quorum/domain/decision/status';
import { countingWithResponse } from '@quorum/domain/event/progress';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { countedResponse } from '../responses/countedResponses.ts';

const partyOf = (participant: ParticipantEntity) => ({ ...countedResponse(participant), participant });

/** The parties that count among responses, each with its participant. */
export const partiesOf = (participants: readonly ParticipantEntity[]) =>
  countingWithResponse(participants.map(partyOf));

const asShown = (participant: ParticipantEntity) => {
  const { likelihood, minParticipants, isStandby, definiteAt, holdsPlace } = participant;
  const status = statusOf({ likelihood, minParticipants, isStandby, definiteAt, holdsPlace, isHidden: false });
  return { ...partyOf(participant), isHidden: false, status };
};

/** The same as if none of them were hidden. The participants stay as they are: what is changed in them is stored. */
export const partiesWithHidden = (participants: readonly ParticipantEntity[]) =>
  countingWithResponse(participants.map(asShown));
