import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { HiddenNote } from '../features/moderation/HiddenNote.tsx';
import { ReportButton } from '../features/moderation/ReportButton.tsx';
import { PollInvitation } from '../features/polls/PollInvitation.tsx';
import { pollsText } from '../messages/polls/pollsText.generated.ts';
import { usePollDetail } from '../features/polls/usePollDetail.ts';
import { useVoteLink } from '../features/polls/useVoteLink.ts';
import { ShareDialog } from '../features/share/lazyShareOffer.ts';
import { newlyPublished } from '../features/share/newlyPublished.ts';
import { CancelledPollDocument, PollDetailDocument } from '../generated/polls.generated.ts';
import { registerInitialQueries } from '../lib/api/initialData.ts';
import { paths } from '../lib/paths.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { BackButton } from './BackButton.tsx';
import { Bottom } from './Bottom.ts';
import { FailedPage } from './missing/FailedPage.tsx';
import { MissingPoll } from './missing/MissingPoll.tsx';

registerInitialQueries({ PollDetail: PollDetailDocument, CancelledPoll: CancelledPollDocument });

export const PollPage = () => {
  const { urlHash = '' } = useParams();
  const navigate = useNavigate();
  const { poll, hasFailed, retry } = usePollDetail(urlHash);
  useVoteLink(urlHash);
  const [created] = useState(() => newlyPublished('poll'));
  if (poll === null) return <MissingPoll urlHash={urlHash} />;
  if (!poll) {
    return hasFailed ? (
      <FailedPage title={pollsText.poll} why={pollsText.failed} onRetry={retry} />
    ) : (
      <Spinner label={pollsText.loading} isWholePage />
    );
  }
  return (
    <>
      <title>{`${poll.title} · Quorum`}</title>
      {poll.isPrivate && <meta name="robots" content="noindex" />}
      <BackButton />
      {poll.isHidden && <HiddenNote about="poll" hidden={poll} />}
      <PollInvitation key={poll.urlHash} poll={poll} onDeleted={() => void navigate(paths.home())} />
      <Bottom>
        <ReportButton about="poll" reported={poll} />
      </Bottom>
      {created && <ShareDialog shared={created} />}
    </>
  );
};
