import { JOIN_LIKELIHOOD } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import { useForm } from 'react-hook-form';
import { schemaResolver } from '../../lib/schemaResolver.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DialogPanel } from '../../ui/dialog/DialogPanel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { useSession } from '../session/useSession.ts';
import type { RespondableEvent } from './RespondableEvent.ts';
import { ResponseFields } from './ResponseFields.tsx';
import { blankResponse, type JoinType, toDraftInput } from './responseFormValues.ts';
import { responsesText } from './responsesText.ts';
import { useCancelledNotice } from './useCancelledNotice.ts';
import { useJoinEvent } from './useJoinEvent.ts';

/** As the specification has them (section 2). */
const JOIN_TYPES: JoinType[] = ['yes', 'maybe'];

const resolver = schemaResolver(responseDraft, toDraftInput);

interface Props {
  event: RespondableEvent;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The toast after a join. */
  successText: string;
  /** The toast when the event is cancelled meanwhile. */
  cancelledText: string;
}

export const JoinEventDialog = ({ event, open, onOpenChange, successText, cancelledText }: Props) => {
  const { user } = useSession();
  const { attempt, succeed } = useOutcome();
  const joinEvent = useJoinEvent(event);
  useCancelledNotice(event.urlHash, cancelledText, open);
  const form = useForm({ resolver, defaultValues: blankResponse(user?.displayName ?? '') });
  const { isSubmitting } = form.formState;
  const isNameBlank = form.watch('name').trim() === '';

  const submit = form.handleSubmit(async (draft) => {
    if (!(await attempt(() => joinEvent(draft), responsesText.joinFailed))) return;
    form.reset();
    onOpenChange(false);
    succeed(successText);
  });

  return (
    <DialogPanel open={open} onOpenChange={onOpenChange} title={responsesText.join} description={event.title}>
      <Stack as="form" noValidate onSubmit={submit}>
        <ResponseFields form={form} likelihood={JOIN_LIKELIHOOD} joinTypes={JOIN_TYPES} withEmail />
        <Button type="submit" disabled={isNameBlank} busy={isSubmitting}>
          {responsesText.join}
        </Button>
      </Stack>
    </DialogPanel>
  );
};
