import { useState } from 'react';
import { useOwnPhoneQuery, useSetPhoneMutation } from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { AddPhone } from './AddPhone.tsx';
import { confirmedNumber } from './confirmedNumber.ts';
import { LeftPhone } from './LeftPhone.tsx';
import { PhoneOfAccount } from './PhoneOfAccount.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';
import { useCodeOfResponse } from './useCodeOfResponse.ts';
import { useProof } from './useProof.ts';
import { usesAccount } from './usesAccount.ts';
import { FOR_ONESELF } from '../../lib/api/forOneself.ts';

interface Props {
  urlHash: string;
  responseId: string;
}

/** The number of a response for its owner: to leave one, to confirm it, or to take it away; nothing where no texts are sent. */
export const OwnPhone = ({ urlHash, responseId }: Props) => {
  const { attempt, succeed } = useOutcome();
  const withProof = useProof();
  const responseToken = rememberedResponses.tokenOf(responseId);
  const actions = useCodeOfResponse(urlHash, responseId);
  const [leaves, setLeaves] = useState(false);
  const { data, refetch } = useOwnPhoneQuery({
    variables: { urlHash },
    ...FOR_ONESELF,
  });
  const [setPhone, { loading }] = useSetPhoneMutation({ fetchPolicy: 'no-cache' });
  const found = data?.event?.participants.find(({ id }) => id === responseId);
  const { phone = null, isPhoneConfirmed = null } = found ?? {};
  if (!data || (data.phoneCountries === null && phone === null)) return null;
  // a visitor's response that somebody signed in owns by its link is none of their account
  const isOfAccount = data.viewer?.responses.some(({ id }) => id === responseId) === true;
  const accountPhone = isOfAccount ? confirmedNumber(data.viewer?.accountPhone) : null;

  const change = async (input: { phone: string | null; phoneConsent?: boolean }, failed: string) => {
    const about = { urlHash, participantId: responseId, responseToken };
    const send = (proof: string) => setPhone({ variables: { ...about, input: { ...input, ...(proof && { proof }) } } });
    const isDone = await attempt(() => withProof(send), failed);
    if (isDone) await refetch();
    return isDone;
  };
  const remove = async () => {
    setLeaves(false);
    if (await change({ phone: null }, phonesText.failedToRemove)) succeed(phonesText.removed);
  };
  const add = async (typed: string, phoneConsent: boolean) => {
    await change({ phone: typed, phoneConsent }, phonesText.failedToAdd);
  };

  if (phone !== null)
    return (
      <LeftPhone
        phone={phone}
        isConfirmed={isPhoneConfirmed === true}
        whatGoes={phonesText.textsGoTo({ phone })}
        actions={actions}
        onConfirmed={() => void refetch()}
        onRemove={() => void remove()}
        isBusy={loading}
      />
    );
  if (accountPhone !== null && !leaves) return <PhoneOfAccount phone={accountPhone} onLeave={() => setLeaves(true)} />;
  return (
    <AddPhone
      onAdd={add}
      isBusy={loading}
      {...(accountPhone !== null && { typed: accountPhone, emptyHint: usesAccount(accountPhone) })}
    />
  );
};
