import { EDIT_LIKELIHOOD } from '@quorum/domain/response/constants';
import { responseChange } from '@quorum/domain/response/draft';
import { useForm } from 'react-hook-form';
import { type ResponseFragment, useOwnResponsesQuery } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { schemaResolver } from '../../lib/schemaResolver.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useToast } from '../../ui/useToast.ts';
import type { RespondableEvent } from './RespondableEvent.ts';
import { ResponseFields } from './ResponseFields.tsx';
import { formValuesOf, toChangeInput } from './responseFormValues.ts';
import { responsesText } from './responsesText.ts';
import { useOwnership } from './useOwnership.ts';
import { useUpdateResponse } from './useUpdateResponse.ts';

const resolver = schemaResolver(responseChange, toChangeInput);

interface FormProps {
  event: RespondableEvent;
  response: ResponseFragment;
  onSaved: () => void;
}

const EditResponseForm = ({ event, response, onSaved }: FormProps) => {
  const toast = useToast();
  const { canEdit } = useOwnership();
  const updateResponse = useUpdateResponse(event, response);
  const form = useForm({ resolver, defaultValues: formValuesOf(response) });
  const isNameBlank = form.watch('name').trim() === '';

  const refuse = (description: string) => toast({ title: responsesText.error, description, variant: 'destructive' });

  const submit = form.handleSubmit(async (change) => {
    // one may have signed out, or emptied the browser's storage, since the dialog opened
    if (!canEdit(response.id)) {
      refuse(responsesText.notAuthorized);
      return;
    }
    try {
      await updateResponse(change);
    } catch (error) {
      refuse(errorMessage(error, responsesText.updateFailed));
      return;
    }
    onSaved();
    toast({ title: responsesText.success, description: responsesText.updated });
  });

  return (
    <Stack as="form" noValidate onSubmit={submit}>
      <ResponseFields form={form} likelihood={EDIT_LIKELIHOOD} />
      <Button type="submit" disabled={isNameBlank} busy={form.formState.isSubmitting}>
        {responsesText.save}
      </Button>
    </Stack>
  );
};

/** What a list says of a response is not all that it says where the guest list is hidden: it is read first, for its owner. */
const EditOwnResponse = (props: FormProps) => {
  const { urlHash, isGuestListHidden } = props.event;
  const { data, loading } = useOwnResponsesQuery({
    variables: { urlHash },
    skip: !isGuestListHidden,
    // others are to see no more of it than before
    fetchPolicy: 'no-cache',
    context: { auth: true },
  });
  if (loading) return <Spinner label={responsesText.loading} />;
  const own = data?.event?.participants.find(({ id }) => id === props.response.id);
  return <EditResponseForm {...props} response={own ?? props.response} />;
};

interface Props extends Omit<FormProps, 'onSaved'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const EditResponseDialog = ({ open, onOpenChange, ...rest }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={responsesText.edit} description={rest.event.title}>
    {/* mounted anew at each opening, so it starts from what the response says now */}
    <EditOwnResponse {...rest} onSaved={() => onOpenChange(false)} />
  </Dialog>
);
