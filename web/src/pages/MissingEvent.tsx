import { CalendarX2, SearchX } from 'lucide-react';
import { describeWhen } from '../features/events/time/describeWhen.ts';
import { eventsText } from '../features/events/eventsText.ts';
import { YourTime } from '../features/events/time/YourTime.tsx';
import { useCancelledEventQuery } from '../generated/graphql.generated.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/button/LinkButton.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { NoBreak } from '../ui/text/NoBreak.tsx';
import { pagesText } from './pagesText.ts';

const Home = () => <LinkButton to={paths.home()}>{pagesText.seeAllEvents}</LinkButton>;

/** At the address of no event: of one that was cancelled lately it says so. */
export const MissingEvent = ({ urlHash }: { urlHash: string }) => {
  const { data, loading } = useCancelledEventQuery({ variables: { urlHash } });
  if (loading) return <Spinner label={pagesText.loadingEvent} isWholePage />;
  return (
    <>
      <meta name="robots" content="noindex" />
      {data?.cancelledEvent ? <CancelledEvent event={data.cancelledEvent} /> : <UnknownEvent />}
    </>
  );
};

const CancelledEvent = ({ event }: { event: { title: string; date: string; timezone: string } }) => {
  const title = event.title || pagesText.thisEvent;
  const { day, time } = describeWhen(event);
  return (
    <>
      <title>{`${pagesText.wasCancelled({ title })} · Quorum`}</title>
      <MessagePage
        icon={<CalendarX2 aria-hidden="true" />}
        title={eventsText.wasCancelledByOrganiser({ title })}
        actions={<Home />}
      >
        {pagesText.plannedFor}{' '}
        <NoBreak as="time" dateTime={event.date}>
          {day}, {time}
        </NoBreak>
        .
        <YourTime event={event} />
      </MessagePage>
    </>
  );
};

/** An unknown hash and one that is not for us look alike. */
const UnknownEvent = () => (
  <>
    <title>{`${pagesText.eventNotFound} · Quorum`}</title>
    <MessagePage icon={<SearchX aria-hidden="true" />} title={pagesText.eventNotFound} actions={<Home />}>
      {pagesText.eventNotFoundWhy}
    </MessagePage>
  </>
);
