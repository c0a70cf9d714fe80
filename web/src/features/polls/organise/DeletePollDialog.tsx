import { type PollFragment, useDeletePollMutation } from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { DialogNote } from '../../../ui/dialog/DialogNote.tsx';
import { eventActionsText } from '../../events/eventActionsText.ts';
import { pollsText } from '../pollsText.ts';
import { usePollReach } from '../usePollReach.ts';

interface Props {
  poll: Pick<PollFragment, '__typename' | 'urlHash' | 'status'>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called before the poll leaves the screen. */
  onDeleted: () => void;
}

export const DeletePollDialog = ({ poll, open, onOpenChange, onDeleted }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [deletePoll, { client }] = useDeletePollMutation();
  const { ended: told } = usePollReach(poll.urlHash, open);

  const confirm = async () => {
    const act = () => deletePoll({ variables: { urlHash: poll.urlHash } });
    if (!(await attempt(act, pollsText.deleteFailed))) return;
    onOpenChange(false);
    onDeleted();
    client.cache.evict({ id: client.cache.identify(poll) });
    refreshPolls(client);
    succeed(pollsText.deleted);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={pollsText.deleteTitle}
      description={
        <>
          <span>{poll.status === 'SCHEDULED' ? pollsText.deleteScheduledHint : pollsText.deleteHint}</span>
          {told > 0 && <DialogNote>{pollsText.deletionIsTold(told)}</DialogNote>}
        </>
      }
      confirmLabel={eventActionsText.delete}
      destructive
      onConfirm={confirm}
    />
  );
};
