import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { presentParticipant, type ParticipantView } from './presentParticipant.ts';

interface HiddenView {
  urlHash: string;
  response: ParticipantView;
}

/** A hidden response for its owner; it stands in no line. */
export const presentHidden = (response: ParticipantEntity): HiddenView => ({
  urlHash: response.event.urlHash,
  response: presentParticipant(response, true, null),
});
