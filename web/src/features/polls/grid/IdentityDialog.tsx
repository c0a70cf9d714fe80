import { voteDraft } from '@quorum/domain/poll/vote';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../lib/schemaResolver.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DialogPanel } from '../../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { CommentField, EmailField, NameField } from '../../responses/ResponseTextFields.tsx';
import { pollsText } from '../pollsText.ts';
import type { Identity } from './useSaveVotes.ts';

const identityDraft = voteDraft.pick({ name: true, email: true, comment: true });
const resolver = schemaResolver(identityDraft, (values: Identity) => values);

interface Props {
  title: string;
  description?: string;
  defaults: Identity;
  withEmail: boolean;
  submitLabel: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether it was saved. */
  onSubmit: (identity: Identity) => Promise<boolean>;
  /** What else there is to do. */
  children?: ReactNode;
}

/** Who one is, beside one's votes. */
export const IdentityDialog = ({ defaults, withEmail, submitLabel, onSubmit, children, ...dialog }: Props) => {
  const form = useForm<Identity, unknown, Identity>({ resolver, defaultValues: defaults });
  const { errors, isSubmitting } = form.formState;
  const values = form.watch();
  const submit = form.handleSubmit(async (identity) => {
    if (await onSubmit(identity)) dialog.onOpenChange(false);
  });
  return (
    <DialogPanel {...dialog}>
      <Stack as="form" noValidate onSubmit={submit}>
        <NameField error={errors.name?.message} {...form.register('name')} />
        {withEmail && (
          <EmailField hint={pollsText.emailHint} error={errors.email?.message} {...form.register('email')} />
        )}
        <CommentField error={errors.comment?.message} length={values.comment.length} {...form.register('comment')} />
        <Button type="submit" disabled={values.name.trim() === ''} busy={isSubmitting}>
          {submitLabel}
        </Button>
        {children}
      </Stack>
    </DialogPanel>
  );
};
