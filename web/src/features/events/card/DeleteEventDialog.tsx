import { type EventCardFragment, useDeleteEventMutation } from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DialogNote } from '../../../ui/dialog/DialogNote.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { addressesText } from '../../../messages/people/addressesText.generated.ts';
import { useEventReach } from '../../addresses/useEventReach.ts';
import { deletionNote } from '../../series/seriesPlace.ts';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  event: EventCardFragment;
  /** Called before the event leaves the screen. */
  onDeleted?: (() => void) | undefined;
}

export const DeleteEventDialog = ({ event, open, onOpenChange, onDeleted }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [deleteEvent, { client }] = useDeleteEventMutation();
  const note = deletionNote(event);
  const { decision: readers } = useEventReach(event.urlHash, open);

  const confirm = async () => {
    const act = () => deleteEvent({ variables: { urlHash: event.urlHash } });
    if (!(await attempt(act, eventActionsText.deleteFailed))) return;
    onOpenChange(false);
    onDeleted?.();
    client.cache.evict({ id: client.cache.identify(event) });
    refreshEvents(client);
    succeed(eventActionsText.deleted);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={eventActionsText.deleteTitle}
      description={
        <>
          <span>{eventActionsText.deleteQuestion}</span>
          {note && <DialogNote>{note}</DialogNote>}
          {readers > 0 && <DialogNote>{addressesText.deletionIsTold(readers)}</DialogNote>}
        </>
      }
      confirmLabel={eventActionsText.delete}
      destructive
      onConfirm={confirm}
    />
  );
};
