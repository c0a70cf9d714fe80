import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { writeForeseen } from '../foreseen.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';
import { keepWithdrawal } from './useUnsentWithdrawals.ts';

/**
 * Takes a response back, and says what came of it. It is off the card at once, and comes back when the server refuses. Without
 * a connection one's own is kept in this tab, and sent as soon as there is one (`SendWithdrawals`).
 */
export const useWithdrawal = (event: RespondableEvent, response: ResponseFragment, isOwn: boolean) => {
  const { succeed, fail } = useOutcome();
  const removeResponse = useRemoveResponse();

  return async (): Promise<void> => {
    const withdrawal = { urlHash: event.urlHash, participantId: response.id };
    try {
      await removeResponse(withdrawal, (cache) => {
        cache.evict({ id: cache.identify(response) });
        writeForeseen(
          cache,
          event,
          event.participants.filter(({ id }) => id !== response.id),
        );
      });
      succeed(responsesText.removed);
    } catch (error) {
      if (!isOwn || navigator.onLine || CombinedGraphQLErrors.is(error)) {
        fail(errorMessage(error, responseFormsText.removeFailed));
        return;
      }
      keepWithdrawal(withdrawal);
      fail(responseFormsText.withdrawalKept);
    }
  };
};
