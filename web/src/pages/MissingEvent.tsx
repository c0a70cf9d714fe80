import { CalendarX2, SearchX } from 'lucide-react';
import { describeWhen, localZone } from '../features/events/describeWhen.ts';
import { useCancelledEventQuery } from '../generated/graphql.generated.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { Spinner } from '../ui/Spinner.tsx';

const home = <LinkButton to={paths.home()}>See all events</LinkButton>;

/** At the address of no event: of one that was cancelled lately it says so. */
export const MissingEvent = ({ urlHash }: { urlHash: string }) => {
  const { data, loading } = useCancelledEventQuery({ variables: { urlHash } });
  if (loading) return <Spinner label="Loading the event..." />;
  return (
    <>
      <meta name="robots" content="noindex" />
      {data?.cancelledEvent ? <CancelledEvent event={data.cancelledEvent} /> : <UnknownEvent />}
    </>
  );
};

const CancelledEvent = ({ event }: { event: { title: string; date: string; timezone: string } }) => {
  const { day, time, yours } = describeWhen(event, localZone());
  return (
    <>
      <title>{`${event.title} was cancelled · Quorum`}</title>
      <MessagePage
        icon={<CalendarX2 aria-hidden="true" />}
        title={`${event.title} was cancelled by its organiser`}
        actions={home}
      >
        It was planned for{' '}
        <time dateTime={event.date}>
          {day}, {time}
        </time>
        {yours && ` (${yours} your time)`}.
      </MessagePage>
    </>
  );
};

/** An unknown hash and one that is not for us look alike. */
const UnknownEvent = () => (
  <>
    <title>Event not found · Quorum</title>
    <MessagePage icon={<SearchX aria-hidden="true" />} title="Event not found" actions={home}>
      There is no event at this address. It may have been deleted, or the link may have lost a letter.
    </MessagePage>
  </>
);
