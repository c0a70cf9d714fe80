import {
  type ReportFragment,
  ReportsDocument,
  useDismissReportMutation,
  useHideEventMutation,
} from '../../generated/graphql.generated.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useToast } from '../../ui/useToast.ts';
import { moderationText } from './moderationText.ts';

const ALL_ANEW = { refetchQueries: [ReportsDocument], awaitRefetchQueries: true };

/** What an operator does about a report; each says itself what came of it. */
export const useReportActions = ({ id, event }: ReportFragment) => {
  const toast = useToast();
  const [hideEvent, { client, loading: isHiding }] = useHideEventMutation(ALL_ANEW);
  const [dismissReport, { loading: isDismissing }] = useDismissReportMutation(ALL_ANEW);

  const attempt = async (act: () => Promise<unknown>, done: string, failed: string) => {
    try {
      await act();
    } catch (error) {
      toast({ title: moderationText.error, description: errorMessage(error, failed), variant: 'destructive' });
      return;
    }
    toast({ title: moderationText.success, description: done });
  };

  return {
    isBusy: isHiding || isDismissing,
    setHidden: (hidden: boolean) =>
      attempt(
        async () => {
          await hideEvent({ variables: { urlHash: event.urlHash, hidden } });
          refreshEvents(client);
        },
        hidden ? moderationText.eventHidden : moderationText.eventShown,
        moderationText.hideFailed,
      ),
    dismiss: () =>
      attempt(
        () => dismissReport({ variables: { reportId: id } }),
        moderationText.dismissed,
        moderationText.dismissFailed,
      ),
  };
};
