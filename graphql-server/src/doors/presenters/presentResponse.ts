import { waitlistPositions } from '@quorum/domain/decision/status';
import type { Context } from '../../use-cases/Context.ts';
import type { ChangedResponse } from '../../use-cases/responses/responses.ts';
import { emailPolicyOf } from './emailPolicy.ts';
import { presentParticipant, type ParticipantView } from './presentParticipant.ts';

/** A response that was just changed, as its event has it now. @param responseToken by which it was changed */
export const presentResponse = (
  context: Context,
  { event, participant }: ChangedResponse,
  responseToken?: string | null,
): ParticipantView => {
  const position = waitlistPositions(event.participants.getItems()).get(participant) ?? null;
  return presentParticipant(participant, emailPolicyOf(context, responseToken)(participant, event), position);
};
