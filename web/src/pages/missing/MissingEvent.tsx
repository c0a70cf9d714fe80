import { describeWhen } from '../../features/events/time/describeWhen.ts';
import { YourTime } from '../../features/events/card/YourTime.tsx';
import { useCancelledEventQuery } from '../../generated/graphql.generated.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { NoBreak } from '../../ui/text/NoBreak.tsx';
import { CancelledMessage, UnknownMessage } from './MissingMessage.tsx';
import { pagesText } from '../../messages/pages/pagesText.generated.ts';

/** At the address of no event: of one that was cancelled lately it says so. */
export const MissingEvent = ({ urlHash }: { urlHash: string }) => {
  const { data, loading } = useCancelledEventQuery({ variables: { urlHash } });
  if (loading) return <Spinner label={pagesText.loadingEvent} isWholePage />;
  return (
    <>
      <meta name="robots" content="noindex" />
      {data?.cancelledEvent ? (
        <CancelledEvent event={data.cancelledEvent} />
      ) : (
        <UnknownMessage title={pagesText.eventNotFound}>{pagesText.eventNotFoundWhy}</UnknownMessage>
      )}
    </>
  );
};

const CancelledEvent = ({ event }: { event: { title: string; date: string; timezone: string } }) => {
  const { day, time } = describeWhen(event);
  return (
    <CancelledMessage title={event.title || pagesText.thisEvent}>
      {pagesText.plannedFor}{' '}
      <NoBreak as="time" dateTime={event.date}>
        {day}, {time}
      </NoBreak>
      .
      <YourTime event={event} />
    </CancelledMessage>
  );
};
