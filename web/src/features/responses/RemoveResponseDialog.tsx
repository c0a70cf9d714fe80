import { useState } from 'react';
import type { ResponseFragment } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useToast } from '../../ui/useToast.ts';
import type { RespondableEvent } from './RespondableEvent.ts';
import { useRemoveResponse } from './useRemoveResponse.ts';

interface Props {
  event: RespondableEvent;
  response: ResponseFragment;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export const RemoveResponseDialog = ({ event, response, open, onOpenChange }: Props) => {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const removeResponse = useRemoveResponse(event, response);

  const confirm = async () => {
    setIsBusy(true);
    try {
      await removeResponse();
      toast({ title: 'Success', description: 'Response removed successfully' });
    } catch (error) {
      toast({ title: 'Error', description: errorMessage(error, 'Failed to remove response'), variant: 'destructive' });
    }
    setIsBusy(false);
    // not before: the focus is to go where the row's button is no longer
    onOpenChange(false);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${response.name}'s response?`}
      description="Whoever is removed can join again."
      confirmLabel="Remove"
      destructive
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
};
