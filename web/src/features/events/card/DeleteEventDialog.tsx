import { styled } from 'styled-components';
import { type EventCardFragment, useDeleteEventMutation } from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { addressesText } from '../../addresses/addressesText.ts';
import { useAddresses } from '../../addresses/useAddresses.ts';
import { deletionNote } from '../../series/seriesPlace.ts';
import { eventActionsText } from '../eventActionsText.ts';

const Note = styled.span`
  display: block;
  margin-top: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.text};
`;

interface Props {
  event: EventCardFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the event leaves the screen. */
  onDeleted?: (() => void) | undefined;
}

export const DeleteEventDialog = ({ event, open, onOpenChange, onDeleted }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [deleteEvent, { client }] = useDeleteEventMutation();
  const note = deletionNote(event);
  const addresses = useAddresses(event.urlHash, open);

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
          {note && <Note>{note}</Note>}
          {addresses.distinct.length > 0 && <Note>{addressesText.deletionIsMailed(addresses.distinct.length)}</Note>}
        </>
      }
      confirmLabel={eventActionsText.delete}
      destructive
      onConfirm={confirm}
    />
  );
};
