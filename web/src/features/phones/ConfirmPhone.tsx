import { CODE } from '@quorum/domain/phone/code';
import { type SyntheticEvent, useState } from 'react';
import {
  useConfirmPhoneMutation,
  useSendPhoneCodeMutation,
  useTextsTakeRepliesQuery,
} from '../../generated/later.generated.ts';
import { rememberedResponses } from '../../lib/browser/rememberedTokens.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CodeField } from './CodeField.tsx';
import { phonesText } from './phonesText.ts';
import { useProof } from './useProof.ts';

interface Props {
  urlHash: string;
  responseId: string;
  /** In E.164, where it is known. */
  phone?: string;
  onConfirmed: () => void;
}

/** Confirms a number by the code that was sent to it, which can be sent again. */
export const ConfirmPhone = ({ urlHash, responseId, phone, onConfirmed }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [confirmPhone, { loading }] = useConfirmPhoneMutation();
  const [sendPhoneCode, { loading: isSending }] = useSendPhoneCodeMutation();
  const { data } = useTextsTakeRepliesQuery();
  const withProof = useProof();
  const [code, setCode] = useState('');
  const about = () => ({
    urlHash,
    participantId: responseId,
    responseToken: rememberedResponses.tokenOf(responseId),
  });

  const confirm = async (event: SyntheticEvent) => {
    // the form of the response may be around it
    event.preventDefault();
    event.stopPropagation();
    const act = () => confirmPhone({ variables: { ...about(), code } });
    if (!(await attempt(act, phonesText.failed))) return;
    succeed(phonesText.confirmed);
    onConfirmed();
  };

  const sendAgain = async () => {
    const act = () => withProof((proof) => sendPhoneCode({ variables: { ...about(), proof } }));
    if (await attempt(act, phonesText.failedToSend)) succeed(phonesText.sentAgain);
  };

  return (
    <Stack as="form" noValidate onSubmit={(event) => void confirm(event)}>
      <p>{phone === undefined ? phonesText.codeSentToIt : phonesText.codeSent({ phone })}</p>
      <CodeField
        hint={data?.textsTakeReplies ? phonesText.orReply : undefined}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Row>
        <Button type="submit" disabled={code.trim().length < CODE.digits} busy={loading}>
          {phonesText.doConfirm}
        </Button>
        <Button variant="ghost" busy={isSending} onClick={() => void sendAgain()}>
          {phonesText.sendAgain}
        </Button>
      </Row>
    </Stack>
  );
};
