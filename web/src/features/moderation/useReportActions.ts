import {
  ReportsDocument,
  useDismissReportMutation,
  useHideEventMutation,
  useHidePollMutation,
} from '../../generated/later.generated.ts';
import { refreshEvents, refreshPolls } from '../../lib/api/refreshEvents.ts';
import { useOutcome } from '../../ui/feedback/useOutcome.ts';
import { moderationText } from '../../messages/people/moderationText.generated.ts';
import { type ShownReport, textsAbout } from './reportable.ts';

const REFETCH_REPORTS = { refetchQueries: [ReportsDocument], awaitRefetchQueries: true };

/** What an operator can do about a report; each action shows its own result. */
export const useReportActions = ({ id, about, reported: { urlHash } }: ShownReport) => {
  const { attempt, succeed } = useOutcome();
  const texts = textsAbout(about);
  const [hideEvent, { client, loading: isHidingEvent }] = useHideEventMutation(REFETCH_REPORTS);
  const [hidePoll, { loading: isHidingPoll }] = useHidePollMutation(REFETCH_REPORTS);
  const [dismissReport, { loading: isDismissing }] = useDismissReportMutation(REFETCH_REPORTS);

  const perform = async (act: () => Promise<unknown>, done: string, failed: string) => {
    if (await attempt(act, failed)) succeed(done);
  };

  return {
    isBusy: isHidingEvent || isHidingPoll || isDismissing,
    setHidden: (hidden: boolean) =>
      perform(
        async () => {
          const variables = { urlHash, hidden };
          await (about === 'event' ? hideEvent({ variables }) : hidePoll({ variables }));
          (about === 'event' ? refreshEvents : refreshPolls)(client);
        },
        hidden ? texts.isHidden : texts.isShown,
        texts.hideFailed,
      ),
    dismiss: () =>
      perform(
        () => dismissReport({ variables: { reportId: id } }),
        moderationText.dismissed,
        moderationText.dismissFailed,
      ),
  };
};
