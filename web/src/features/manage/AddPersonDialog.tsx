import { MAX_GUESTS } from '@quorum/domain/event/constants';
import { COMMENT_MAX, NAME_MAX } from '@quorum/domain/response/constants';
import { useState } from 'react';
import { useAddResponseMutation } from '../../generated/later.generated.ts';
import { useIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Input } from '../../ui/form/Input.tsx';
import { Stepper } from '../../ui/form/Stepper.tsx';
import { SentForm } from '../../ui/form/SentForm.tsx';
import { manageText } from '../../messages/organising/manageText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  urlHash: string;
  isMarkable: boolean;
  refetch: () => Promise<unknown>;
}

/** Adds somebody by name. */
export const AddPersonDialog = ({ urlHash, isMarkable, refetch, open, onOpenChange }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [add, { loading }] = useAddResponseMutation();
  const { keyOf, renew } = useIdempotencyKey();
  const [name, setName] = useState('');
  const [guests, setGuests] = useState('0');
  const [comment, setComment] = useState('');
  const [isHere, setIsHere] = useState(false);

  const send = async () => {
    const input = { name, guests: Number(guests) || 0, comment, attended: isHere ? true : null };
    let status = '';
    const act = async () => {
      const context = { idempotencyKey: keyOf(input) };
      const { data } = await add({ variables: { urlHash, input }, context });
      status = data?.addResponse.status ?? '';
    };
    if (!(await attempt(act, manageText.actionFailed))) return;
    renew();
    succeed(status === 'WAITLISTED' ? manageText.addedWaits({ name }) : manageText.added({ name }));
    setName('');
    setGuests('0');
    setComment('');
    onOpenChange(false);
    await refetch().catch(() => undefined);
  };

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={manageText.add} description={manageText.addHint}>
      <SentForm onSend={send}>
        <Field label={manageText.name} required>
          {(control) => (
            <Input {...control} value={name} maxLength={NAME_MAX} onChange={({ target }) => setName(target.value)} />
          )}
        </Field>
        <Field label={manageText.guests}>
          {(control) => (
            <Stepper
              {...control}
              label={manageText.guests}
              name="guests"
              value={guests}
              defaultValue="0"
              min={0}
              max={MAX_GUESTS}
              onChange={({ target }) => setGuests(target.value)}
            />
          )}
        </Field>
        <Field label={manageText.comment}>
          {(control) => (
            <Input
              {...control}
              value={comment}
              maxLength={COMMENT_MAX}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </Field>
        {isMarkable && (
          <Checkbox label={manageText.isHere} checked={isHere} onChange={({ target }) => setIsHere(target.checked)} />
        )}
        <Button type="submit" busy={loading} disabled={name.trim() === ''}>
          {manageText.add}
        </Button>
      </SentForm>
    </DialogPanel>
  );
};
