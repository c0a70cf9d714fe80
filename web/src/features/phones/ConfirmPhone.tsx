import { CODE } from '@quorum/domain/phone/code';
import { type SyntheticEvent, useState } from 'react';
import { useTextsTakeRepliesQuery } from '../../generated/later.generated.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import type { CodeActions } from './CodeActions.ts';
import { CodeField } from './CodeField.tsx';
import { phonesText } from '../../messages/responses/phonesText.generated.ts';
import { useProof } from './useProof.ts';

interface Props {
  actions: CodeActions;
  /** In E.164, where it is known. */
  phone?: string;
  onConfirmed: () => void;
}

/** Confirms a number by the code that was sent to it, which can be sent again. */
export const ConfirmPhone = ({ actions, phone, onConfirmed }: Props) => {
  const { attempt, succeed } = useOutcome();
  const { data } = useTextsTakeRepliesQuery();
  const withProof = useProof();
  const [code, setCode] = useState('');

  const confirm = async (event: SyntheticEvent) => {
    // the form of the response may be around it
    event.preventDefault();
    event.stopPropagation();
    if (!(await attempt(() => actions.confirm(code), phonesText.failed))) return;
    succeed(phonesText.confirmed);
    onConfirmed();
  };

  const sendAgain = async () => {
    const act = () => withProof((proof) => actions.sendAgain(proof));
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
        <Button type="submit" disabled={code.trim().length < CODE.digits} busy={actions.isConfirming}>
          {phonesText.doConfirm}
        </Button>
        <Button variant="ghost" busy={actions.isSending} onClick={() => void sendAgain()}>
          {phonesText.sendAgain}
        </Button>
      </Row>
    </Stack>
  );
};
