import { pollsText } from '../../messages/polls/pollsText.generated.ts';
import { useCancelledPollQuery } from '../../generated/polls.generated.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { CancelledMessage, UnknownMessage } from './MissingMessage.tsx';

/** At the address of no poll: of one that was cancelled lately it says so. */
export const MissingPoll = ({ urlHash }: { urlHash: string }) => {
  const { data, loading } = useCancelledPollQuery({ variables: { urlHash } });
  if (loading) return <Spinner label={pollsText.loading} isWholePage />;
  const cancelled = data?.cancelledPoll;
  return (
    <>
      <meta name="robots" content="noindex" />
      {cancelled ? (
        <CancelledMessage title={cancelled.title || pollsText.thisPoll}>{pollsText.wasCancelledWhy}</CancelledMessage>
      ) : (
        <UnknownMessage title={pollsText.notFound}>{pollsText.notFoundWhy}</UnknownMessage>
      )}
    </>
  );
};
