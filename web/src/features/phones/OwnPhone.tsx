import { type SyntheticEvent, useState } from 'react';
import { useOwnPhoneQuery, useSetPhoneMutation } from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ConfirmPhone } from './ConfirmPhone.tsx';
import { NumberFields } from './NumberFields.tsx';
import { phonesText } from './phonesText.ts';
import { useProof } from './useProof.ts';

interface Props {
  urlHash: string;
  responseId: string;
}

interface AddProps {
  onAdd: (phone: string, phoneConsent: boolean) => Promise<void>;
  isBusy: boolean;
}

const AddPhone = ({ onAdd, isBusy }: AddProps) => {
  const [phone, setPhone] = useState('');
  const [hasConsent, setHasConsent] = useState(false);
  const isTyped = phone.trim() !== '';
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    void onAdd(phone, hasConsent);
  };
  return (
    <Stack as="form" noValidate onSubmit={add}>
      <NumberFields
        number={{ value: phone, onChange: ({ target }) => setPhone(target.value) }}
        consent={isTyped ? { checked: hasConsent, onChange: ({ target }) => setHasConsent(target.checked) } : undefined}
      />
      {isTyped && (
        <Row>
          <Button type="submit" variant="outline" disabled={!hasConsent} busy={isBusy}>
            {phonesText.add}
          </Button>
        </Row>
      )}
    </Stack>
  );
};

/** The number of a response for its owner: to leave one, to confirm it, or to take it away; nothing where no texts are sent. */
export const OwnPhone = ({ urlHash, responseId }: Props) => {
  const { attempt, succeed } = useOutcome();
  const withProof = useProof();
  const responseToken = rememberedResponses.tokenOf(responseId);
  const { data, refetch } = useOwnPhoneQuery({
    variables: { urlHash },
    // the cache is for what everybody may read
    fetchPolicy: 'no-cache',
    context: { auth: true },
  });
  const [setPhone, { loading }] = useSetPhoneMutation({ fetchPolicy: 'no-cache' });
  const found = data?.event?.participants.find(({ id }) => id === responseId);
  const { phone = null, isPhoneConfirmed = null } = found ?? {};
  if (!data || (data.phoneCountries === null && phone === null)) return null;

  const change = async (input: { phone: string | null; phoneConsent?: boolean }, failed: string) => {
    const about = { urlHash, participantId: responseId, responseToken };
    const send = (proof: string) => setPhone({ variables: { ...about, input: { ...input, ...(proof && { proof }) } } });
    const isDone = await attempt(() => withProof(send), failed);
    if (isDone) await refetch();
    return isDone;
  };
  const remove = async () => {
    if (await change({ phone: null }, phonesText.failedToRemove)) succeed(phonesText.removed);
  };
  const add = async (typed: string, phoneConsent: boolean) => {
    await change({ phone: typed, phoneConsent }, phonesText.failedToAdd);
  };

  if (phone === null) return <AddPhone onAdd={add} isBusy={loading} />;
  return (
    <Stack>
      {isPhoneConfirmed ? (
        <p>{phonesText.textsGoTo({ phone })}</p>
      ) : (
        <ConfirmPhone urlHash={urlHash} responseId={responseId} phone={phone} onConfirmed={() => void refetch()} />
      )}
      <Row>
        <Button variant="ghost" busy={loading} onClick={() => void remove()}>
          {phonesText.remove}
        </Button>
      </Row>
    </Stack>
  );
};
