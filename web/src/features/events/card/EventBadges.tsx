import { CalendarX2, CircleCheckBig, Lock, PartyPopper, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Stage } from '@quorum/domain/event/ending';
import type { EventCardFragment } from '../../../generated/graphql.generated.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Badge } from '../../../ui/picture/Badge.tsx';
import { eventsText } from '../../../messages/events/eventsText.generated.ts';

const StatusBadge = ({ status, isAtRisk }: Pick<EventCardFragment, 'status' | 'isAtRisk'>) => {
  if (status === 'CALLED_OFF') {
    return (
      <Badge>
        <CalendarX2 aria-hidden="true" />
        {eventsText.calledOff}
      </Badge>
    );
  }
  return (
    <>
      {status === 'CONFIRMED' && (
        <Badge>
          <PartyPopper aria-hidden="true" />
          {eventsText.confirmed}
        </Badge>
      )}
      {isAtRisk && (
        <Badge>
          <TriangleAlert aria-hidden="true" />
          {eventsText.atRisk}
        </Badge>
      )}
    </>
  );
};

interface Props {
  event: EventCardFragment;
  stage: Stage;
  /** The badge of its type. */
  children: ReactNode;
}

/** What kind of event it is, who may see it, and whether it takes place. */
export const EventBadges = ({ event, stage, children }: Props) => (
  <Row wrap>
    {children}
    {event.isPrivate && (
      <Badge>
        <Lock aria-hidden="true" />
        {eventsText.private}
      </Badge>
    )}
    <StatusBadge {...event} />
    {stage === 'concluded' && (
      <Badge>
        <CircleCheckBig aria-hidden="true" />
        {eventsText.concluded}
      </Badge>
    )}
  </Row>
);
