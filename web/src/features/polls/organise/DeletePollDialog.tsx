import { type PollFragment, useDeletePollMutation } from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { DialogNote } from '../../../ui/dialog/DialogNote.tsx';
import { eventActionsText } from '../../../messages/events/eventActionsText.generated.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { usePollReach } from '../usePollReach.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  poll: Pick<PollFragment, '__typename' | 'urlHash' | 'status'>;
  /** Called before the poll leaves the screen. */
  onDeleted: () => void;
}

export const DeletePollDialog = ({ poll, open, onOpenChange, onDeleted }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [deletePoll, { client }] = useDeletePollMutation();
  const { ended: readers } = usePollReach(poll.urlHash, open);

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
          {readers > 0 && <DialogNote>{pollsText.deletionIsTold(readers)}</DialogNote>}
        </>
      }
      confirmLabel={eventActionsText.delete}
      destructive
      onConfirm={confirm}
    />
  );
};
