import {
  type ReportFragment,
  ReportsDocument,
  useDismissReportMutation,
  useHideEventMutation,
} from '../../generated/graphql.generated.ts';
import { refreshEvents } from '../../lib/refreshEvents.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { moderationText } from './moderationText.ts';

const REFETCH_REPORTS = { refetchQueries: [ReportsDocument], awaitRefetchQueries: true };

/** What an operator does about a report; each says itself what came of it. */
export const useReportActions = ({ id, event }: ReportFragment) => {
  const { attempt, succeed } = useOutcome();
  const [hideEvent, { client, loading: isHiding }] = useHideEventMutation(REFETCH_REPORTS);
  const [dismissReport, { loading: isDismissing }] = useDismissReportMutation(REFETCH_REPORTS);

  const perform = async (act: () => Promise<unknown>, done: string, failed: string) => {
    if (await attempt(act, failed)) succeed(done);
  };

  return {
    isBusy: isHiding || isDismissing,
    setHidden: (hidden: boolean) =>
      perform(
        async () => {
          await hideEvent({ variables: { urlHash: event.urlHash, hidden } });
          refreshEvents(client);
        },
        hidden ? moderationText.eventHidden : moderationText.eventShown,
        moderationText.hideFailed,
      ),
    dismiss: () =>
      perform(
        () => dismissReport({ variables: { reportId: id } }),
        moderationText.dismissed,
        moderationText.dismissFailed,
      ),
  };
};
