import { canManageEvent } from '@quorum/domain/policies';
import { CircleCheckBig, Lock } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { sentence, useLanguage } from '../../../lib/language.ts';
import { lazyComponent } from '../../../lib/lazy.tsx';
import { paths } from '../../../lib/paths.ts';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { ResponseButton } from '../../responses/ResponseButton.tsx';
import { ResponseList } from '../../responses/ResponseList.tsx';
import { useOwnership } from '../../responses/useOwnership.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import { Actions, Answers, Corner, Details, Frame, Panes, Title } from './eventCardLayout.ts';
import { EventFacts } from './EventFacts.tsx';
import { EventProgress } from './EventProgress.tsx';
import { useStage } from '../time/eventRules.ts';
import { eventsText } from '../eventsText.ts';
import { ShareMenu } from './ShareMenu.tsx';

/** Only creators see it. */
const CreatorActions = lazyComponent(async () => (await import('./CreatorActions.tsx')).CreatorActions);

interface Props {
  event: EventCardFragment & { isHidden?: boolean };
  /** On the event's own page: the page says the title, and every response shows. */
  extended?: boolean;
  /** What else its creator may do, beside Edit and Delete. */
  moreActions?: ReactNode;
  onDeleted?: () => void;
}

/** Everything about one event, and one's response to it. */
export const EventCard = memo(({ event, extended = false, moreActions, onDeleted = () => undefined }: Props) => {
  // memoized, so it does not render with the page
  useLanguage();
  const titleId = useId();
  const ownership = useOwnership();
  const stage = useStage(event);
  const isOrganiser = canManageEvent(ownership.actor, event);

  return (
    <Frame aria-labelledby={extended ? undefined : titleId} aria-label={extended ? event.title : undefined}>
      <Row justify="space-between" align="start">
        <Row wrap>
          <Badge color={event.eventType.color}>{sentence(event.eventType.name)}</Badge>
          {event.isPrivate && (
            <Badge>
              <Lock aria-hidden="true" />
              {eventsText.private}
            </Badge>
          )}
          {stage === 'concluded' && (
            <Badge>
              <CircleCheckBig aria-hidden="true" />
              {eventsText.concluded}
            </Badge>
          )}
        </Row>
        <Corner>
          {stage === 'open' && <CalendarMenu event={event} />}
          <ShareMenu event={event} />
        </Corner>
      </Row>
      <Panes>
        <Details>
          {!extended && (
            <Title id={titleId}>
              <Link to={paths.event(event.urlHash)}>{event.title}</Link>
            </Title>
          )}
          <EventFacts event={event} />
        </Details>
        <Answers>
          <EventProgress event={event} isOpen={stage === 'open'} isOrganiser={isOrganiser} />
          <ResponseButton
            event={event}
            ownership={ownership}
            stage={stage}
            successText={extended ? eventsText.joinedOnPage : eventsText.joined}
            cancelledText={eventsText.wasCancelledByOrganiser({ title: event.title })}
          />
          <Stack gap="sm">
            <ResponseList event={event} ownership={ownership} isExtended={extended} />
          </Stack>
        </Answers>
      </Panes>
      {isOrganiser && (
        <Actions>
          <CreatorActions event={event} onDeleted={onDeleted}>
            {moreActions}
          </CreatorActions>
        </Actions>
      )}
    </Frame>
  );
});
EventCard.displayName = 'EventCard';
