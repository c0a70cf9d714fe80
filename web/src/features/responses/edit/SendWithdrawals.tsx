import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isRefused } from '../../../lib/api/isRefused.ts';
import { errorMessage } from '../../../lib/refusals/errorMessage.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { responsesText } from '../../../messages/responses/responsesText.generated.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';
import { dropWithdrawal, useUnsentWithdrawals, type Withdrawal } from './useUnsentWithdrawals.ts';

/** A connection that has just come back may not carry anything yet. */
const RETRY_MS = 5_000;
/** Each further wait is twice as long, up to five minutes: a server that is down is not asked by every open page all the time. */
const DOUBLINGS_MAX = 6;

/** Sends what was taken back without a connection once there is one, on whatever page that is, one after the other. */
export const SendWithdrawals = () => {
  const [next] = useUnsentWithdrawals();
  const isOnline = useIsOnline();
  const { succeed, fail } = useOutcome();
  const removeResponse = useRemoveResponse();
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const failures = useRef(0);
  const [times, tryAgain] = useReducer((count: number) => count + 1, 0);

  const send = useEffectEvent(async (withdrawal: Withdrawal) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await removeResponse(withdrawal);
      succeed(responsesText.removed);
      failures.current = 0;
      dropWithdrawal(withdrawal.participantId);
    } catch (error) {
      if (isRefused(error)) {
        failures.current = 0;
        fail(errorMessage(error, responseFormsText.removeFailed));
        dropWithdrawal(withdrawal.participantId);
      } else {
        clearTimeout(timer.current);
        timer.current = setTimeout(tryAgain, RETRY_MS * 2 ** Math.min(failures.current++, DOUBLINGS_MAX));
      }
    } finally {
      isSending.current = false;
    }
  });

  useEffect(() => {
    if (next && isOnline) void send(next);
  }, [next, isOnline, times]);
  return null;
};
