import { useConfirmAccountPhoneMutation, useSendAccountPhoneCodeMutation } from '../../generated/later.generated.ts';
import type { CodeActions } from './CodeActions.ts';

/** The code for the number of the signed-in person's account. */
export const useCodeOfAccount = (): CodeActions => {
  const [confirmPhone, { loading: isConfirming }] = useConfirmAccountPhoneMutation({ fetchPolicy: 'no-cache' });
  const [sendPhoneCode, { loading: isSending }] = useSendAccountPhoneCodeMutation();
  return {
    confirm: (code) => confirmPhone({ variables: { code } }),
    isConfirming,
    sendAgain: (proof) => sendPhoneCode({ variables: { proof } }),
    isSending,
  };
};
