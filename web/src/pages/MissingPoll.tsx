import { CalendarX2, SearchX } from 'lucide-react';
import { eventsText } from '../features/events/eventsText.ts';
import { pollsText } from '../features/polls/pollsText.ts';
import { useCancelledPollQuery } from '../generated/graphql.generated.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { pagesText } from './pagesText.ts';

const Home = () => <LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>;

/** At the address of no poll: of one that was cancelled lately it says so. */
export const MissingPoll = ({ urlHash }: { urlHash: string }) => {
  const { data, loading } = useCancelledPollQuery({ variables: { urlHash } });
  if (loading) return <Spinner label={pollsText.loading} isWholePage />;
  return (
    <>
      <meta name="robots" content="noindex" />
      {data?.cancelledPoll ? <CancelledPoll poll={data.cancelledPoll} /> : <UnknownPoll />}
    </>
  );
};

const CancelledPoll = ({ poll }: { poll: { title: string } }) => {
  const title = poll.title || pollsText.thisPoll;
  return (
    <>
      <title>{`${pagesText.wasCancelled({ title })} · Quorum`}</title>
      <MessagePage
        icon={<CalendarX2 aria-hidden="true" />}
        title={eventsText.wasCancelledByOrganiser({ title })}
        actions={<Home />}
      >
        {pollsText.wasCancelledWhy}
      </MessagePage>
    </>
  );
};

const UnknownPoll = () => (
  <>
    <title>{`${pollsText.notFound} · Quorum`}</title>
    <MessagePage icon={<SearchX aria-hidden="true" />} title={pollsText.notFound} actions={<Home />}>
      {pollsText.notFoundWhy}
    </MessagePage>
  </>
);
