import { canManageEvent, ownsEvent } from '@quorum/domain/policies';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { AddressesButton } from '../features/addresses/AddressesButton.tsx';
import { CoOrganisersButton } from '../features/co-organisers/CoOrganisersButton.tsx';
import { OrganisingNote } from '../features/co-organisers/OrganisingNote.tsx';
import { Decide } from '../features/decision/Decide.tsx';
import { Invitation } from '../features/events/detail/Invitation.tsx';
import { useEventDetail } from '../features/events/detail/useEventDetail.ts';
import { useStage } from '../features/events/time/useStage.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { useOwnership } from '../features/responses/ownership/useOwnership.ts';
import { useResponseLink } from '../features/responses/ownership/useResponseLink.ts';
import { useUnsentWithdrawals } from '../features/responses/edit/useUnsentWithdrawals.ts';
import { EndSeries } from '../features/series/EndSeries.tsx';
import { SeriesPageLink } from '../features/regulars/SeriesPageLink.tsx';
import { useResponsesOfRegulars } from '../features/regulars/useResponsesOfRegulars.ts';
import { SeriesLinks } from '../features/series/SeriesLinks.tsx';
import { isInSeries } from '../features/series/seriesPlace.ts';
import { HandOver } from '../features/hand-over/HandOver.tsx';
import { PaymentsButton } from '../features/prices/PaymentsButton.tsx';
import { PriceNote } from '../features/prices/PriceNote.tsx';
import { AnswersButton } from '../features/questions/AnswersButton.tsx';
import { HiddenNote } from '../features/moderation/HiddenNote.tsx';
import { FollowButton } from '../features/follow/FollowButton.tsx';
import { ManageLink } from '../features/manage/ManageLink.tsx';
import { outcomeText } from '../features/events/outcomeText.ts';
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

/** Only for somebody who has responded. */
const UnsentWithdrawal = lazyComponent(
  async () => (await import('../features/responses/edit/UnsentWithdrawal.tsx')).UnsentWithdrawal,
);

/** Only for somebody who has responded. */
const AtEvent = lazyComponent(async () => (await import('../features/manage/AtEvent.tsx')).AtEvent);

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
  const stage = useStage(event);
  const isPast = stage === 'past';
  const isOver = stage !== 'open';
  const { actor, canEdit } = useOwnership();
  const own = event.participants.find(({ id, isHidden }) => canEdit(id) && !isHidden);
  const unsent = useUnsentWithdrawals().filter(({ urlHash }) => urlHash === event.urlHash);
  useResponsesOfRegulars(event);
  useNextOccurrences(useMemo(() => [event], [event]));
  return (
    <>
      <title>{`${event.title} · Quorum`}</title>
      {event.isPrivate && <meta name="robots" content="noindex" />}
      <Top justify="space-between">
        <BackButton />
        <Row wrap justify="end">
          {canManageEvent(actor, event) && <ManageLink urlHash={event.urlHash} />}
          <SeriesLinks urlHash={event.urlHash} />
        </Row>
      </Top>
      {event.isHidden && <HiddenNote about="event" hidden={event} />}
      {unsent.map(({ participantId }) => (
        <UnsentWithdrawal key={participantId} participantId={participantId} />
      ))}
      <Invitation
        event={event}
        decide={!isPast && <Decide event={event} />}
        outcome={isOver && outcomeText(event)}
        offers={<PlaceOffers event={event} />}
        about={
          <>
            <OrganisingNote event={event} isOrganiser={canManageEvent(actor, event)} />
            {event.price && <PriceNote event={event} />}
          </>
        }
        moreActions={
          <>
            <AddressesButton urlHash={event.urlHash} />
            <EndSeries event={event} />
            <AnswersButton event={event} />
            <PaymentsButton event={event} />
            <CoOrganisersButton event={event} />
            {ownsEvent(actor, event) && <HandOver what="event" urlHash={event.urlHash} isSeries={isInSeries(event)} />}
          </>
        }
        onDeleted={() => void navigate(paths.home())}
      />
      {own && <AtEvent key={own.id} event={event} responseId={own.id} isComing={own.likelihood > 0} />}
      <Bottom>
        <SeriesPageLink event={event} />
        <FollowButton event={event} />
        <ReportButton about="event" reported={event} />
      </Bottom>
      {opened && <LinkedResponse event={event} opened={opened} onClose={close} />}
    </>
  );
};
