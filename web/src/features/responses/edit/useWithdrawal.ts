import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { clearDraft, draftAbout, keepDraft } from '../../../lib/browser/drafts.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { responseFormsText } from '../responseFormsText.ts';
import { responsesText } from '../responsesText.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';

const ABOUT = 'unsent withdrawals';

const stored = (): readonly string[] => {
  const ids = draftAbout(ABOUT);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

/** The responses that were taken back without a connection. This tab keeps them through a reload, until that is sent. */
const $unsent = atom(stored());

const keep = (ids: readonly string[]): void => {
  if (ids.length === 0) clearDraft(ABOUT);
  else keepDraft(ABOUT, ids);
  $unsent.set(ids);
};

const keepWithdrawal = (responseId: string): void => keep([...new Set([...$unsent.get(), responseId])]);

/** Whether it is still to be sent. The first to ask has it, so that it is sent once. */
export const takeWithdrawal = (responseId: string): boolean => {
  const others = $unsent.get().filter((id) => id !== responseId);
  const isThere = others.length < $unsent.get().length;
  if (isThere) keep(others);
  return isThere;
};

/** Whether that response is taken back, and the server has yet to hear of it. */
export const useIsWithdrawalUnsent = (responseId: string): boolean =>
  useSyncExternalStore(
    $unsent.listen,
    () => $unsent.get().includes(responseId),
    () => false,
  );

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
      if (!isOwn || navigator.onLine || CombinedGraphQLErrors.is(error)) {
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
