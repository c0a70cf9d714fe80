import type { EventDraft } from '@quorum/domain/event/draft';
import { type EventCardFragment, useUpdateEventMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import { EventForm } from './EventForm.tsx';
import { formValuesOf, toEventInput } from './eventFormValues.ts';

interface Props {
  event: EventCardFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const EditEventDialog = ({ event, open, onOpenChange }: Props) => {
  const toast = useToast();
  const [updateEvent, { client }] = useUpdateEventMutation();

  const save = async (draft: EventDraft) => {
    try {
      await updateEvent({ variables: { urlHash: event.urlHash, input: toEventInput(draft) } });
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error, 'Failed to update event'), variant: 'destructive' });
      return;
    }
    onOpenChange(false);
    refreshEvents(client);
    toast({ title: 'Success', description: 'Event updated successfully' });
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit Event">
      <EventForm
        defaults={formValuesOf(event)}
        onSubmit={save}
        label="Save Changes"
        busyLabel="Saving..."
        clearsInvalidLink
      />
    </Dialog>
  );
};
