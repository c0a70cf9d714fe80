import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { EventCard } from '../features/events/EventCard.tsx';
import { useEventDetail } from '../features/events/useEventDetail.ts';
import { useNextOccurrences } from '../features/events/useNextOccurrences.ts';
import type { EventCardFragment } from '../generated/graphql.generated.ts';
import { paths } from '../lib/paths.ts';
import { Alert } from '../ui/Alert.tsx';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { MessagePage } from '../ui/MessagePage.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { BackButton } from './BackButton.tsx';

export const EventPage = () => {
  const { hash = '' } = useParams();
  const { event, hasFailed, retry } = useEventDetail(hash);
  if (event) return <FoundEvent event={event} />;
  if (event === null) return <UnknownEvent />;
  return hasFailed ? <FailedEvent onRetry={retry} /> : <Spinner label="Loading the event..." />;
};

const FoundEvent = ({ event }: { event: EventCardFragment }) => {
  const navigate = useNavigate();
  useNextOccurrences(useMemo(() => [event], [event]));
  return (
    <>
      <title>{`${event.title} · Quorum`}</title>
      {event.isPrivate && <meta name="robots" content="noindex" />}
      <PageHeader title={event.title} back={<BackButton />} />
      <EventCard event={event} extended onDeleted={() => void navigate(paths.home())} />
    </>
  );
};

/** An unknown hash and one that is not for us look alike. */
const UnknownEvent = () => (
  <>
    <title>Event not found · Quorum</title>
    <meta name="robots" content="noindex" />
    <MessagePage
      icon={<SearchX aria-hidden="true" />}
      title="Event not found"
      actions={<LinkButton to={paths.home()}>See all events</LinkButton>}
    >
      There is no event at this address. It may have been deleted, or the link may have lost a letter.
    </MessagePage>
  </>
);

const FailedEvent = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <title>Quorum</title>
    <PageHeader title="Event" back={<BackButton />} />
    <Alert title="The event could not be loaded">
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  </>
);
