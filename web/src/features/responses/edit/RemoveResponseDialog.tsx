import type { ResponseFragment } from '../../../generated/graphql.generated.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useOutcome } from '../../../ui/feedback/useOutcome.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { shownName } from '../shownName.ts';
import { responsesText } from '../responsesText.ts';
import { responseFormsText } from '../responseFormsText.ts';
import { useOwnership } from '../ownership/useOwnership.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';

interface Props {
  event: RespondableEvent;
  response: ResponseFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const RemoveResponseDialog = ({ event, response, open, onOpenChange }: Props) => {
  const { attempt, succeed } = useOutcome();
  const { canEdit } = useOwnership();
  const removeResponse = useRemoveResponse(event, response);

  const confirm = async () => {
    if (await attempt(removeResponse, responseFormsText.removeFailed)) succeed(responsesText.removed);
    // not before: the focus must go where the row's button is no longer
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={responseFormsText.removeOfQuestion({ name: shownName(response) })}
      description={canEdit(response.id) ? responseFormsText.removeOwnHint : responseFormsText.removeHint}
      confirmLabel={responseFormsText.remove}
      destructive
      onConfirm={confirm}
    />
  );
};
