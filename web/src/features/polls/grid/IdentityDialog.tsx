import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { responseFormsText } from '../../responses/responseFormsText.ts';
import { CommentField, NameField } from '../../responses/ResponseTextFields.tsx';
import { pollsText } from '../pollsText.ts';
import { useIdentityForm } from './useIdentityForm.ts';
import type { Identity } from './useSaveVotes.ts';

interface Props {
  defaults: Pick<Identity, 'name' | 'comment'>;
  onOpenChange: (open: boolean) => void;
  /** Whether it was saved. */
  onSubmit: (identity: Identity) => Promise<boolean>;
  /** What else there is to do. */
  children: ReactNode;
}

/** Changes who one is, beside one's votes. */
export const IdentityDialog = ({ defaults, onOpenChange, onSubmit, children }: Props) => {
  const form = useIdentityForm({ ...defaults, email: '' }, async (identity) => {
    if (await onSubmit(identity)) onOpenChange(false);
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
