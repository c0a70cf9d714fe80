import { waitlistPositions } from '@quorum/domain/decision/status';
import type { ChangedResponse } from '../../use-cases/responses/changeResponses.ts';
import { presentParticipant, type ParticipantView } from './presentParticipant.ts';

/** A response that was just changed, as its event has it now. */
export const presentResponse = ({ event, participant }: ChangedResponse, showsEmail: boolean): ParticipantView => {
  const position = waitlistPositions(event.participants.getItems()).get(participant) ?? null;
  return presentParticipant(participant, showsEmail, position);
};
