import { isInGroup, MESSAGE_GROUPS, MESSAGE_MAX, type MessageGroup } from '@quorum/domain/organising/messages';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSendMessageMutation } from '../../generated/later.generated.ts';
import { useIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Field } from '../../ui/form/Field.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Textarea } from '../../ui/form/Textarea.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { Muted } from '../../ui/text/Muted.tsx';
import { MessageText } from './MessageText.tsx';
import type { Managed } from './managedList.ts';
import { manageText } from '../../messages/organising/manageText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

const Preview = styled.section`
  padding: ${({ theme }) => theme.space.md};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.sunken};
`;

const nameOf = (group: MessageGroup): string =>
  ({
    ALL: manageText.ALL,
    GOING: manageText.GOING,
    MAYBE: manageText.MAYBE,
    WAITLISTED: manageText.WAITLISTED,
  })[group];

interface Props extends OpenState {
  urlHash: string;
  responses: readonly Managed[];
  refetch: () => Promise<unknown>;
}

/** Writes to people who responded, and shows beforehand how many they are. */
export const WriteMessageDialog = ({ urlHash, responses, refetch, open, onOpenChange }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [sendMessage, { loading }] = useSendMessageMutation();
  const { keyOf, renew } = useIdempotencyKey();
  const [text, setText] = useState('');
  const [group, setGroup] = useState<MessageGroup>('ALL');
  const readers = responses.filter((response) => isInGroup(response, group));
  const reachable = readers.filter(({ email, phone }) => email ?? phone);
  const left = MESSAGE_MAX - text.trim().length;

  const send = async () => {
    const input = { text, group };
    const act = () => sendMessage({ variables: { urlHash, input }, context: { idempotencyKey: keyOf(input) } });
    if (!(await attempt(act, manageText.actionFailed))) return;
    renew();
    succeed(manageText.sent);
    setText('');
    onOpenChange(false);
    await refetch().catch(() => undefined);
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={manageText.write} description={manageText.writeHint}>
      <SentForm onSend={send}>
        <Field
          label={manageText.to}
          hint={`${manageText.reaches(readers.length)}; ${reachable.length === 0 ? manageText.nobodyReachable : manageText.reachable(reachable.length)}`}
        >
          {(control) => (
            <Select
              {...control}
              value={group}
              options={MESSAGE_GROUPS.map((value) => ({ value, label: nameOf(value) }))}
              onChange={({ target }) => setGroup(target.value as MessageGroup)}
            />
          )}
        </Field>
        <Field
          label={manageText.message}
          required
          error={left < 0 ? manageText.tooMany(-left) : undefined}
          hint={manageText.left(Math.max(left, 0))}
        >
          {(control) => <Textarea {...control} value={text} onChange={({ target }) => setText(target.value)} />}
        </Field>
        {text.trim() !== '' && (
          <Preview aria-label={manageText.preview}>
            <Muted>{manageText.preview}</Muted>
            <MessageText text={text.trim()} />
          </Preview>
        )}
        <Button type="submit" busy={loading} disabled={text.trim() === '' || left < 0 || readers.length === 0}>
          {manageText.send}
        </Button>
      </SentForm>
    </DialogPanel>
  );
};
