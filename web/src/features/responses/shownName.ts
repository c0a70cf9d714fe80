import { FORMER_PARTICIPANT } from '@quorum/domain/response/constants';
import { responsesText } from '../../messages/responses/responsesText.generated.ts';

/** A participant's name; what stands for the name of somebody who has deleted their account is translated. */
export const shownName = ({ name }: { name: string }): string =>
  name === FORMER_PARTICIPANT ? responsesText.formerParticipant : name;
