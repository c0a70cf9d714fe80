import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { responsesText } from '../../messages/responses/responsesText.generated.ts';

type Outcome = Pick<ResponseFragment, 'status' | 'waitlistPosition' | 'minParticipants'>;

/** What a yes still waits for; null where it waits for nothing. */
export const waitText = ({ status, waitlistPosition, minParticipants }: Outcome): string | null => {
  if (status === 'WAITLISTED' && waitlistPosition !== null) return responsesText.inLine(waitlistPosition);
  if (status === 'CONDITIONAL' && minParticipants !== null) return responsesText.inOnce(minParticipants);
  return null;
};

/** What came of a response that has not joined as it is; null where it has. */
export const outcomeText = (response: Outcome | undefined): string | null => {
  if (!response) return null;
  const isNo = response.status === 'DECLINED' || response.status === 'STANDBY';
  return isNo ? responsesText.answered : waitText(response);
};
