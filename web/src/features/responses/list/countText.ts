import type { ResponseStatus } from '@quorum/domain/decision/status';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';

/** How many responses have a status, such as '7 yes'. */
export const countText = (status: ResponseStatus, count: number): string => {
  const texts: Record<ResponseStatus, (values: { count: number }) => string> = {
    GOING: responsesText.countYes,
    WAITLISTED: responsesText.countWaiting,
    CONDITIONAL: responsesText.countConditional,
    MAYBE: responsesText.countMaybe,
    STANDBY: responsesText.countStandby,
    DECLINED: responsesText.countNo,
  };
  return texts[status]({ count });
};
