import { enoughOf } from '@quorum/domain/event/enough';
import { canManageEvent, ownsEvent } from '@quorum/domain/policies';
import { type ReactNode, useId, useRef } from 'react';
import type { EventDetailQuery } from '../../../generated/graphql.generated.ts';
import { wordIn, useLanguage } from '../../../lib/language.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { LinkedText } from '../../../ui/text/LinkedText.tsx';
import { ResponseButton } from '../../responses/join/ResponseButton.tsx';
import { ResponseList } from '../../responses/list/ResponseList.tsx';
import { YourResponse } from '../../responses/join/YourResponse.tsx';
import { useOwnership } from '../../responses/ownership/useOwnership.ts';
import { CalendarMenu } from '../card/CalendarMenu.tsx';
import { EventBadges } from '../card/EventBadges.tsx';
import { EventProgress } from '../card/EventProgress.tsx';
import { EventShareMenu } from '../EventShareMenu.tsx';
import { headingOf } from '../enoughText.ts';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';
import { eventPageText } from '../../../messages/events/eventPageText.generated.ts';
import { ownMarks } from '../ownMarks.ts';
import { SeatRing } from '../seats/SeatRing.tsx';
import { useSeatBadge } from '../seats/useSeatBadge.ts';
import { useSeatIcon } from '../seats/useSeatIcon.ts';
import { useStage } from '../time/useStage.ts';
import { useDecisionHour } from '../time/useDecisionTime.ts';
import { Cover, CoverTitle, Ground, OwnLine } from './Cover.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { Dock, MainActions } from './dockLayout.ts';
import { Faces } from './Faces.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import { Actions, Body, FactsArea, Frame, Notes, Outlook, Panel, People, Summary } from './invitationLayout.ts';

// only creators see them
const EditEvent = lazyComponent(async () => (await import('../card/EditEvent.tsx')).EditEvent);
const DeleteEvent = lazyComponent(async () => (await import('../card/DeleteEvent.tsx')).DeleteEvent);

interface Props {
  event: NonNullable<EventDetailQuery['event']>;
  /** What its creator does to decide, beside Edit. */
  decide: ReactNode;
  /** What became of it, once it is over. */
  outcome?: ReactNode;
  /** Places that people on the waitlist are offered, while it takes responses. */
  offers: ReactNode;
  /** What it costs, and with whom it is organised. */
  about: ReactNode;
  /** What else they may do, beside Delete. */
  moreActions: ReactNode;
  onDeleted: () => void;
}

/** An event as its own page shows it: what it is, whether it happens, who comes, and one's own response. */
export const Invitation = ({ event, decide, outcome, offers, about, moreActions, onDeleted }: Props) => {
  useLanguage();
  const titleId = useId();
  const responseButton = useRef<HTMLAnchorElement>(null);
  const ownership = useOwnership();
  const stage = useStage(event);
  const isOrganiser = canManageEvent(ownership.actor, event);
  const { participants, title } = event;
  const enough = enoughOf(participants, event);
  const by = useDecisionHour(event);
  useSeatIcon(event, participants);
  const isOpen = stage === 'open' && event.status !== 'CALLED_OFF';
  useSeatBadge(isOpen ? enough.missing : 0);

  return (
    <Frame aria-labelledby={titleId} {...ownMarks(event, ownership)}>
      <Cover
        urlHash={event.urlHash}
        color={event.eventType.color}
        badges={
          <EventBadges event={event} stage={stage}>
            <Ground>
              <Badge color={event.eventType.color}>{wordIn('eventTypeNames', event.eventType.name)}</Badge>
            </Ground>
          </EventBadges>
        }
        menus={
          <>
            {stage === 'open' && <CalendarMenu event={event} />}
            <EventShareMenu event={event} />
          </>
        }
      >
        <OwnLine>
          <YourResponse event={event} ownership={ownership} onChange={() => responseButton.current?.click()} />
        </OwnLine>
        <CoverTitle id={titleId}>{title}</CoverTitle>
      </Cover>
      <Body>
        <FactsArea>
          <InvitationFacts event={event} />
          {about}
        </FactsArea>
        <Panel>
          <SeatRing event={event} participants={participants} />
          <Outlook>
            {isOpen && event.status === 'GATHERING' && <Summary>{headingOf(enough, by)}</Summary>}
            {stage !== 'open' && outcome && <Summary>{outcome}</Summary>}
            <DecisionNote event={event} />
          </Outlook>
          <EventProgress event={event} isOpen={isOpen} isOrganiser={isOrganiser} isSaid />
          {isOpen && offers}
          <Dock>
            <ResponseButton
              ref={responseButton}
              event={event}
              ownership={ownership}
              stage={stage}
              successText={eventPageText.joinedOnPage}
              cancelledText={eventsText.wasCancelledByOrganiser({ title })}
              isDecisionSaid
            />
          </Dock>
          {isOrganiser && (
            <MainActions>
              {decide}
              <EditEvent event={event} />
            </MainActions>
          )}
        </Panel>
        <People>
          {event.notes && (
            <Notes>
              <LinkedText>{event.notes}</LinkedText>
            </Notes>
          )}
          {(!event.isGuestListHidden || isOrganiser) && <Faces responses={participants} isOwn={ownership.canEdit} />}
          <ResponseList event={event} ownership={ownership} isExtended />
        </People>
      </Body>
      {isOrganiser && (
        <Actions>
          {moreActions}
          {ownsEvent(ownership.actor, event) && <DeleteEvent event={event} onDeleted={onDeleted} />}
        </Actions>
      )}
    </Frame>
  );
};
