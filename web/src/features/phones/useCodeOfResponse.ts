import { useConfirmPhoneMutation, useSendPhoneCodeMutation } from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import type { CodeActions } from './CodeActions.ts';

/** The code for the number of a response. */
export const useCodeOfResponse = (urlHash: string, responseId: string): CodeActions => {
  const [confirmPhone, { loading: isConfirming }] = useConfirmPhoneMutation();
  const [sendPhoneCode, { loading: isSending }] = useSendPhoneCodeMutation();
  const about = () => ({
    urlHash,
    participantId: responseId,
    responseToken: rememberedResponses.tokenOf(responseId),
  });
  return {
    confirm: (code) => confirmPhone({ variables: { ...about(), code } }),
    isConfirming,
    sendAgain: (proof) => sendPhoneCode({ variables: { ...about(), proof } }),
    isSending,
  };
};
