import { useRenewCalendarFeedMutation } from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useToast } from '../../ui/useToast.ts';
import { sessionText } from './sessionText.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before the address of the calendar feed changes: calendars that have the old one stop at once. */
export const RenewFeedDialog = ({ open, onOpenChange }: Props) => {
  const copy = useCopy();
  const toast = useToast();
  const [renew] = useRenewCalendarFeedMutation();

  const confirm = async () => {
    try {
      const { data } = await renew();
      onOpenChange(false);
      await copy(data?.renewCalendarFeed.url ?? '', {
        title: sessionText.feedRenewed,
        description: sessionText.feedRenewedHint,
      });
    } catch (error) {
      const description = errorMessage(error, sessionText.feedRenewFailed);
      toast({ title: sessionText.error, description, variant: 'destructive' });
    }
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={sessionText.feedRenewTitle}
      description={sessionText.feedRenewHint}
      confirmLabel={sessionText.feedRenew}
      onConfirm={confirm}
    />
  );
};
