import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { isRefused } from '../../../lib/refusals/isRefused.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { responseFormsText } from '../responseFormsText.ts';
import { responsesText } from '../responsesText.ts';
import { keepWithdrawal, takeWithdrawal } from './useIsWithdrawalUnsent.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';

/**
 * Takes a response back, and says what came of it. Without a connection one's own is kept in this tab, and sent as soon as
 * there is one, on whatever page that is.
 */
export const useWithdrawal = (event: RespondableEvent, response: ResponseFragment, isOwn: boolean) => {
  const { succeed, fail } = useOutcome();
  const removeResponse = useRemoveResponse(event, response);

  const withdraw = async (): Promise<void> => {
    try {
      await removeResponse();
      succeed(responsesText.removed);
    } catch (error) {
      if (!isOwn || navigator.onLine || isRefused(error)) {
        fail(errorMessage(error, responseFormsText.removeFailed));
        return;
      }
      keepWithdrawal(response.id);
      window.addEventListener('online', () => void sendKept(), { once: true });
      fail(responseFormsText.withdrawalKept);
    }
  };

  /** Sends what was kept, unless that has happened or was taken back. */
  const sendKept = async (): Promise<void> => {
    if (takeWithdrawal(response.id)) await withdraw();
  };

  return { withdraw, sendKept };
};
