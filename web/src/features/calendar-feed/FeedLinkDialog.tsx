import { useRenewCalendarFeedMutation } from '../../generated/later.generated.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useCopy } from '../../ui/feedback/useCopy.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { calendarFeedText } from '../../messages/people/calendarFeedText.generated.ts';
import type { OpenState } from '../../ui/dialog/OpenState.ts';

/**
 * Confirms, then gives the calendar feed an address, which is shown this once: calendars that have another one stop at once.
 */
export const FeedLinkDialog = ({ open, onOpenChange }: OpenState) => {
  const copy = useCopy();
  const { attempt } = useOutcome();
  const [renew] = useRenewCalendarFeedMutation();

  const confirm = async () => {
    await attempt(async () => {
      const { data } = await renew();
      onOpenChange(false);
      await copy(data?.renewCalendarFeed.url ?? '', {
        title: calendarFeedText.feedCopied,
        description: calendarFeedText.feedCopiedHint,
      });
    }, calendarFeedText.feedFailed);
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={calendarFeedText.feedTitle}
      description={calendarFeedText.feedHint}
      confirmLabel={calendarFeedText.feedGet}
      onConfirm={confirm}
    />
  );
};
