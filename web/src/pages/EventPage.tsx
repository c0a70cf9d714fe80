import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { EventCard } from '../features/events/card/EventCard.tsx';
import { useEventDetail } from '../features/events/detail/useEventDetail.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { useResponseLink } from '../features/responses/useResponseLink.ts';
import { EndSeries } from '../features/series/EndSeries.tsx';
import { SeriesLinks } from '../features/series/SeriesLinks.tsx';
import { HandOver } from '../features/hand-over/HandOver.tsx';
import { HiddenNote } from '../features/moderation/HiddenNote.tsx';
import { ReportEvent } from '../features/moderation/ReportEvent.tsx';
import {
  CancelledEventDocument,
  EventDetailDocument,
  type EventDetailQuery,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import { registerInitialQueries } from '../lib/initialData.ts';
import { lazyComponent } from '../lib/lazy.tsx';
import { paths } from '../lib/paths.ts';
import { Alert } from '../ui/feedback/Alert.tsx';
import { Button } from '../ui/button/Button.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { Row } from '../ui/layout/Row.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { BackButton } from './BackButton.tsx';
import { MissingEvent } from './MissingEvent.tsx';
import { pagesText } from './pagesText.ts';

registerInitialQueries({
  EventDetail: EventDetailDocument,
  Series: SeriesDocument,
  CancelledEvent: CancelledEventDocument,
});

/** Only readers who come by the private link of a mail need it. */
const LinkedResponse = lazyComponent(
  async () => (await import('../features/responses/LinkedResponse.tsx')).LinkedResponse,
  {
    prefetchOnInteraction: false,
  },
);

const Top = styled(Row)`
  justify-self: stretch;
`;

export const EventPage = () => {
  const { urlHash = '' } = useParams();
  const { event, hasFailed, retry } = useEventDetail(urlHash);
  const link = useResponseLink(urlHash);
  if (event) return <FoundEvent key={event.urlHash} event={event} link={link} />;
  if (event === null) return <MissingEvent urlHash={urlHash} />;
  return hasFailed ? <FailedEvent onRetry={retry} /> : <Spinner label={pagesText.loadingEvent} />;
};

interface FoundEventProps {
  event: NonNullable<EventDetailQuery['event']>;
  link: ReturnType<typeof useResponseLink>;
}

const FoundEvent = ({ event, link: { opened, close } }: FoundEventProps) => {
  const navigate = useNavigate();
  useNextOccurrences(useMemo(() => [event], [event]));
  return (
    <>
      <title>{`${event.title} · Quorum`}</title>
      {event.isPrivate && <meta name="robots" content="noindex" />}
      <PageHeader
        title={event.title}
        back={
          <Top justify="space-between">
            <BackButton />
            <SeriesLinks urlHash={event.urlHash} />
          </Top>
        }
      />
      {event.isHidden && <HiddenNote event={event} />}
      <EventCard
        event={event}
        extended
        moreActions={
          <>
            <EndSeries event={event} />
            <HandOver event={event} />
          </>
        }
        onDeleted={() => void navigate(paths.home())}
      />
      <ReportEvent event={event} />
      {opened && <LinkedResponse event={event} opened={opened} onClose={close} />}
    </>
  );
};

const FailedEvent = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <title>Quorum</title>
    <PageHeader title={pagesText.event} back={<BackButton />} />
    <Alert title={pagesText.eventFailed}>
      <Button variant="outline" size="sm" onClick={onRetry}>
        {pagesText.tryAgain}
      </Button>
    </Alert>
  </>
);
