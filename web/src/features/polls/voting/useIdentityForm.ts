import { voteDraft } from '@quorum/domain/poll/vote';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../../lib/refusals/schemaResolver.ts';
import type { Identity } from './useSaveVotes.ts';

const identityDraft = voteDraft.pick({ name: true, email: true, comment: true });
const resolver = schemaResolver(identityDraft, (values: Identity) => values);

/** A form about who votes. */
export const useIdentityForm = (defaults: Identity, onSubmit: (identity: Identity) => Promise<void>) => {
  const { formState, register, watch, handleSubmit } = useForm<Identity, unknown, Identity>({
    resolver,
    defaultValues: defaults,
  });
  const { errors, isSubmitting } = formState;
  const { name, comment } = watch();
  return {
    submit: handleSubmit(onSubmit),
    nameField: { error: errors.name?.message, ...register('name') },
    commentField: { error: errors.comment?.message, length: comment.length, ...register('comment') },
    submitButton: { type: 'submit' as const, disabled: name.trim() === '' || isSubmitting },
  };
};
