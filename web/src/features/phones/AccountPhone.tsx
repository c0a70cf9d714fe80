import { useState } from 'react';
import { type AccountPhoneFragment, useUpdateAccountPhoneMutation } from '../../generated/later.generated.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { AddPhone } from './AddPhone.tsx';
import { LeftPhone } from './LeftPhone.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';
import { useCodeOfAccount } from './useCodeOfAccount.ts';
import { useProof } from './useProof.ts';

/** The number of the signed-in person's account: to leave one, to confirm it, or to take it away. */
export const AccountPhone = ({ loaded }: { loaded: AccountPhoneFragment }) => {
  const { attempt, succeed } = useOutcome();
  const withProof = useProof();
  const actions = useCodeOfAccount();
  const [saved, setSaved] = useState(loaded);
  const [update, { loading }] = useUpdateAccountPhoneMutation({ fetchPolicy: 'no-cache' });

  const change = (input: { phone: string | null; phoneConsent?: boolean }, failed: string) =>
    attempt(async () => {
      const send = (proof: string) => update({ variables: { input: { ...input, ...(proof && { proof }) } } });
      const { data } = await withProof(send);
      if (data) setSaved(data.updateAccountPhone);
    }, failed);
  const remove = async () => {
    if (await change({ phone: null }, phonesText.failedToRemove)) succeed(phonesText.removed);
  };
  const add = async (phone: string, phoneConsent: boolean) => {
    await change({ phone, phoneConsent }, phonesText.failedToAdd);
  };

  const { phone, isPhoneConfirmed } = saved;
  if (phone === null) return <AddPhone isOfAccount onAdd={add} isBusy={loading} />;
  return (
    <LeftPhone
      phone={phone}
      isConfirmed={isPhoneConfirmed === true}
      whatGoes={phonesText.textsOfAccountGoTo({ phone })}
      actions={actions}
      onConfirmed={() => setSaved({ ...saved, isPhoneConfirmed: true })}
      onRemove={() => void remove()}
      isBusy={loading}
    />
  );
};
