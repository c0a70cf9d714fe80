import { type PollFragment, useClosePollMutation } from '../../../generated/polls.generated.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DialogNote } from '../../../ui/dialog/DialogNote.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';
import { usePollReach } from '../usePollReach.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  poll: Pick<PollFragment, 'urlHash'>;
}

/** Ends the voting, once it is clear how many people are told. */
export const ClosePollDialog = ({ poll: { urlHash }, open, onOpenChange }: Props) => {
  const { attempt, succeed } = useOutcome();
  const [closePoll] = useClosePollMutation();
  const { ended: readers } = usePollReach(urlHash, open);

  const confirm = async () => {
    if (!(await attempt(() => closePoll({ variables: { urlHash } }), pollsText.closeFailed))) return;
    onOpenChange(false);
    succeed(pollsText.isClosed);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={pollsText.closeTitle}
      description={
        <>
          <span>{pollsText.closeHint}</span>
          {readers > 0 && <DialogNote>{pollsText.closeIsTold(readers)}</DialogNote>}
        </>
      }
      confirmLabel={pollsText.close}
      onConfirm={confirm}
    />
  );
};
