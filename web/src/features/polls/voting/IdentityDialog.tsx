import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { CommentField, NameField } from '../../responses/form/ResponseTextFields.tsx';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { useIdentityForm } from './useIdentityForm.ts';
import type { Identity } from './useSaveVotes.ts';

type Named = Pick<Identity, 'name' | 'comment'>;

interface Props {
  defaults: Named;
  onOpenChange: (open: boolean) => void;
  /** Saves what was changed; whether that went well. */
  onSubmit: (changes: Partial<Named>) => Promise<boolean>;
  /** What else there is to do. */
  children: ReactNode;
}

/** Changes who one is, beside one's votes. */
export const IdentityDialog = ({ defaults, onOpenChange, onSubmit, children }: Props) => {
  const [opened] = useState(defaults);
  const form = useIdentityForm({ ...opened, email: '' }, async ({ name, comment }) => {
    const changes = { ...(name !== opened.name && { name }), ...(comment !== opened.comment && { comment }) };
    if (await onSubmit(changes)) onOpenChange(false);
  });
  return (
    <DialogPanel title={pollsText.editMe} open onOpenChange={onOpenChange}>
      <Stack as="form" noValidate onSubmit={form.submit}>
        <NameField {...form.nameField} />
        <CommentField {...form.commentField} />
        <Button {...form.submitButton}>{responseFormsText.save}</Button>
        {children}
      </Stack>
    </DialogPanel>
  );
};
