import { canManageEvent } from '@quorum/domain/policies';
import { memo, useId } from 'react';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { wordIn, useLanguage } from '../../../lib/language.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { ResponseButton } from '../../responses/join/ResponseButton.tsx';
import { ResponseList } from '../../responses/list/ResponseList.tsx';
import { YourResponse } from '../../responses/join/YourResponse.tsx';
import { useOwnership } from '../../responses/ownership/useOwnership.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import {
  Actions,
  OwnResponse,
  ResponsePane,
  Corner,
  Details,
  Frame,
  Host,
  Kind,
  Panes,
  Title,
} from './eventCardLayout.ts';
import { EventBadges } from './EventBadges.tsx';
import { EventFacts } from './EventFacts.tsx';
import { EventProgress } from './EventProgress.tsx';
import { useStage } from '../time/useStage.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { ownMarks } from '../ownMarks.ts';
import { SeatRow } from '../seats/SeatRow.tsx';
import { EventShareMenu } from '../EventShareMenu.tsx';
import { PageLink } from '../../../ui/link/PageLink.tsx';

/** Only in the archive. */
const Outcome = lazyComponent(async () => (await import('./Outcome.tsx')).Outcome);
/** Only creators see it. */
const CreatorActions = lazyComponent(async () => (await import('./CreatorActions.tsx')).CreatorActions);

interface Props {
  event: EventCardFragment & { isHidden?: boolean };
}

const Card = ({ event }: Props) => {
  // memoized, so it does not render with the page
  useLanguage();
  const titleId = useId();
  const ownership = useOwnership();
  const stage = useStage(event);
  const isAhead = stage === 'open';
  const isOrganiser = canManageEvent(ownership.actor, event);

  return (
    <Frame aria-labelledby={titleId} {...ownMarks(event, ownership)}>
      <Row justify="space-between" align="start">
        <Kind>
          <EventBadges event={event} stage={stage}>
            <Badge color={event.eventType.color}>{wordIn('eventTypeNames', event.eventType.name)}</Badge>
          </EventBadges>
          {event.creatorName && <Host>{eventsText.hostedBy({ name: event.creatorName })}</Host>}
        </Kind>
        <Corner>
          {isAhead && <CalendarMenu event={event} />}
          <EventShareMenu event={event} />
        </Corner>
      </Row>
      <Panes>
        <Details>
          <Title id={titleId}>
            <PageLink to={paths.event(event.urlHash)}>{event.title}</PageLink>
          </Title>
          <EventFacts event={event} />
        </Details>
        <ResponsePane>
          <EventProgress event={event} isOpen={isAhead && event.status !== 'CALLED_OFF'} isOrganiser={isOrganiser}>
            <SeatRow event={event} participants={event.participants} />
          </EventProgress>
          {!isAhead && <Outcome event={event} />}
          <OwnResponse>
            <ResponseButton
              event={event}
              ownership={ownership}
              stage={stage}
              successText={eventsText.joined}
              cancelledText={eventsText.wasCancelledByOrganiser({ title: event.title })}
            />
            <YourResponse event={event} ownership={ownership} />
          </OwnResponse>
          <ResponseList event={event} ownership={ownership} isExtended={false} />
        </ResponsePane>
      </Panes>
      {isOrganiser && (
        <Actions>
          <CreatorActions event={event} />
        </Actions>
      )}
    </Frame>
  );
};

/** Everything about one event, and one’s own response to it. */
export const EventCard = memo(Card);
