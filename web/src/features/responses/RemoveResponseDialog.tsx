import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import type { RespondableEvent } from './RespondableEvent.ts';
import { responsesText } from './responsesText.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';

interface Props {
  event: RespondableEvent;
  response: ResponseFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const RemoveResponseDialog = ({ event, response, open, onOpenChange }: Props) => {
  const toast = useToast();
  const removeResponse = useRemoveResponse(event, response);

  const confirm = async () => {
    try {
      await removeResponse();
      toast({ title: responsesText.success, description: responsesText.removed });
    } catch (error) {
      toast({
        title: responsesText.error,
        description: errorMessage(error, responsesText.removeFailed),
        variant: 'destructive',
      });
    }
    // not before: the focus is to go where the row's button is no longer
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={responsesText.removeOfQuestion({ name: response.name })}
      description={responsesText.removeHint}
      confirmLabel={responsesText.remove}
      destructive
      onConfirm={confirm}
    />
  );
};
