import { canManageEvent } from '@quorum/domain/policies';
import { Gavel } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { OrganisingNote } from '../features/co-organisers/OrganisingNote.tsx';
import { Invitation } from '../features/events/detail/Invitation.tsx';
import { useEventDetail } from '../features/events/detail/useEventDetail.ts';
import { useStage } from '../features/events/time/useStage.ts';
import { useNextOccurrences } from '../features/events/time/useNextOccurrences.ts';
import { useOwnership } from '../features/responses/ownership/useOwnership.ts';
import { useResponseLink } from '../features/responses/ownership/useResponseLink.ts';
import { useUnsentWithdrawals } from '../features/responses/edit/useUnsentWithdrawals.ts';
import { SeriesPageLink } from '../features/regulars/SeriesPageLink.tsx';
import { useResponsesOfRegulars } from '../features/regulars/useResponsesOfRegulars.ts';
import { SeriesLinks } from '../features/series/SeriesLinks.tsx';
import { PriceNote } from '../features/prices/PriceNote.tsx';
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
import { DialogButton } from '../ui/dialog/DialogButton.tsx';
import { BackButton } from './BackButton.tsx';
import { Bottom } from './Bottom.ts';
import { FailedPage } from './missing/FailedPage.tsx';
import { MissingEvent } from './missing/MissingEvent.tsx';
import { EventOrganiserActions } from './EventOrganiserActions.tsx';
import { decisionText } from '../messages/events/decisionText.generated.ts';
import { pagesText } from '../messages/pages/pagesText.generated.ts';

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

/** Only for its creator. */
const DecideDialog = lazyComponent(async () => (await import('../features/decision/DecideDialog.tsx')).DecideDialog, {
  prefetchOnInteraction: false,
});

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
        decide={
          !isPast && (
            <DialogButton icon={<Gavel aria-hidden="true" />} dialog={DecideDialog} about={{ event }}>
              {decisionText.decide}
            </DialogButton>
          )
        }
        outcome={isOver && outcomeText(event)}
        offers={<PlaceOffers event={event} />}
        about={
          <>
            <OrganisingNote event={event} isOrganiser={canManageEvent(actor, event)} />
            {event.price && <PriceNote event={event} />}
          </>
        }
        moreActions={<EventOrganiserActions event={event} />}
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
