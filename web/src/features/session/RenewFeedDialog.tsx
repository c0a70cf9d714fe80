import { useState } from 'react';
import { useRenewCalendarFeedMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useToast } from '../../ui/useToast.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before the address of the calendar feed changes: calendars that have the old one stop at once. */
export const RenewFeedDialog = ({ open, onOpenChange }: Props) => {
  const copy = useCopy();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const [renew] = useRenewCalendarFeedMutation();

  const confirm = async () => {
    setIsBusy(true);
    try {
      const { data } = await renew();
      onOpenChange(false);
      await copy(data?.renewCalendarFeed.url ?? '', {
        title: 'Link Renewed',
        description: 'The new link is on your clipboard.',
      });
    } catch (error) {
      const description = errorMessage(error, 'Failed to renew the link');
      toast({ title: 'Error', description, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Renew Calendar Link"
      description="The link that you have copied before will stop working, in every calendar that uses it."
      confirmLabel="Renew"
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  );
};
