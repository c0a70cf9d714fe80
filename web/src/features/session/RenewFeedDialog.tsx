import { useRenewCalendarFeedMutation } from '../../generated/graphql.generated.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useCopy } from '../../ui/useCopy.ts';
import { useOutcome } from '../../ui/useOutcome.ts';
import { userMenuText } from './userMenuText.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before the address of the calendar feed changes: calendars that have the old one stop at once. */
export const RenewFeedDialog = ({ open, onOpenChange }: Props) => {
  const copy = useCopy();
  const { attempt } = useOutcome();
  const [renew] = useRenewCalendarFeedMutation();

  const confirm = async () => {
    await attempt(async () => {
      const { data } = await renew();
      onOpenChange(false);
      await copy(data?.renewCalendarFeed.url ?? '', {
        title: userMenuText.feedRenewed,
        description: userMenuText.feedRenewedHint,
      });
    }, userMenuText.feedRenewFailed);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={userMenuText.feedRenewTitle}
      description={userMenuText.feedRenewHint}
      confirmLabel={userMenuText.feedRenew}
      onConfirm={confirm}
    />
  );
};
