import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { shownName } from '../shownName.ts';
import { responseFormsText } from '../../../messages/responses/responseFormsText.generated.ts';
import { useOwnership } from '../ownership/useOwnership.ts';
import { useWithdrawal } from './useWithdrawal.ts';
import type { OpenState } from '../../../ui/dialog/OpenState.ts';

interface Props extends OpenState {
  event: RespondableEvent;
  response: ResponseFragment;
}

export const RemoveResponseDialog = ({ event, response, open, onOpenChange }: Props) => {
  const { canEdit } = useOwnership();
  const isOnline = useIsOnline();
  const isOwn = canEdit(response.id);
  const withdraw = useWithdrawal(event, response, isOwn);
  const ownHint = isOnline ? responseFormsText.removeOwnHint : responseFormsText.withdrawalKept;

  const confirm = async () => {
    await withdraw();
    // not before: the focus must go where the row's button is no longer
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={responseFormsText.removeOfQuestion({ name: shownName(response) })}
      description={isOwn ? ownHint : responseFormsText.removeHint}
      confirmLabel={responseFormsText.remove}
      destructive
      onConfirm={confirm}
    />
  );
};
