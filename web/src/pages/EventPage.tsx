import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AddressesButton } from '../features/addresses/AddressesButton.tsx';
import { Decide } from '../features/decision/Decide.tsx';
import { Invitation } from '../features/events/detail/Invitation.tsx';
import { useEventDetail } from '../features/events/detail/useEventDetail.ts';
import { useStage } from '../features/events/time/useStage.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { useResponseLink } from '../features/responses/ownership/useResponseLink.ts';
import { EndSeries } from '../features/series/EndSeries.tsx';
import { SeriesPageLink } from '../features/regulars/SeriesPageLink.tsx';
import { useResponsesOfRegulars } from '../features/regulars/useResponsesOfRegulars.ts';
import { SeriesLinks } from '../features/series/SeriesLinks.tsx';
import { isInSeries } from '../features/series/seriesPlace.ts';
import { HandOver } from '../features/hand-over/HandOver.tsx';
import { HiddenNote } from '../features/moderation/HiddenNote.tsx';
import { FollowButton } from '../features/follow/FollowButton.tsx';
import { PlaceOffers } from '../features/offers/PlaceOffers.tsx';
import { ReportButton } from '../features/moderation/ReportButton.tsx';
import {
  CancelledEventDocument,
  EventDetailDocument,
  type EventDetailQuery,
  SeriesDocument,
} from '../generated/graphql.generated.ts';
import { registerInitialQueries } from '../lib/api/initialData.ts';
import { lazyComponent } from '../lib/lazy.tsx';
import { paths } from '../lib/paths.ts';
import { Row } from '../ui/layout/Row.tsx';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { BackButton } from './BackButton.tsx';
import { Bottom } from './Bottom.ts';
import { FailedPage } from './missing/FailedPage.tsx';
import { MissingEvent } from './missing/MissingEvent.tsx';
import { pagesText } from './pagesText.ts';

registerInitialQueries({
  EventDetail: EventDetailDocument,
  Series: SeriesDocument,
  CancelledEvent: CancelledEventDocument,
});

/** Only readers who come by the private link of a mail need it. */
const LinkedResponse = lazyComponent(
  async () => (await import('../features/responses/edit/LinkedResponse.tsx')).LinkedResponse,
  {
    prefetchOnInteraction: false,
  },
);

const Top = styled(Row)`
  margin-block-end: ${({ theme }) => theme.space.sm};
`;

export const EventPage = () => {
  const { urlHash = '' } = useParams();
  const { event, hasFailed, retry } = useEventDetail(urlHash);
  const link = useResponseLink(urlHash);
  if (event) return <FoundEvent key={event.urlHash} event={event} link={link} />;
  if (event === null) return <MissingEvent urlHash={urlHash} />;
  return hasFailed ? (
    <FailedPage title={pagesText.event} why={pagesText.eventFailed} onRetry={retry} />
  ) : (
    <Spinner label={pagesText.loadingEvent} isWholePage />
  );
};

interface FoundEventProps {
  event: NonNullable<EventDetailQuery['event']>;
  link: ReturnType<typeof useResponseLink>;
}

const FoundEvent = ({ event, link: { opened, close } }: FoundEventProps) => {
  const navigate = useNavigate();
  const isPast = useStage(event) === 'past';
  useResponsesOfRegulars(event);
  useNextOccurrences(useMemo(() => [event], [event]));
  return (
    <>
      <title>{`${event.title} · Quorum`}</title>
      {event.isPrivate && <meta name="robots" content="noindex" />}
      <Top justify="space-between">
        <BackButton />
        <SeriesLinks urlHash={event.urlHash} />
      </Top>
      {event.isHidden && <HiddenNote about="event" hidden={event} />}
      <Invitation
        event={event}
        decide={!isPast && <Decide event={event} />}
        offers={<PlaceOffers event={event} />}
        moreActions={
          <>
            <AddressesButton urlHash={event.urlHash} />
            <EndSeries event={event} />
            <HandOver what="event" urlHash={event.urlHash} isSeries={isInSeries(event)} />
          </>
        }
        onDeleted={() => void navigate(paths.home())}
      />
      <Bottom>
        <SeriesPageLink event={event} />
        <FollowButton event={event} />
        <ReportButton about="event" reported={event} />
      </Bottom>
      {opened && <LinkedResponse event={event} opened={opened} onClose={close} />}
    </>
  );
};
