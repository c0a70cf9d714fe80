import { EventCard } from '../../features/events/card/EventCard.tsx';
import { EventCardSkeleton } from '../../features/events/card/EventCardSkeleton.tsx';
import { EventsByDay } from '../../features/events/list/EventsByDay.tsx';
import { YourResponse } from '../../features/responses/join/YourResponse.tsx';
import { STATUS_ORDER } from '../../features/responses/list/orderResponses.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Sample } from './Sample.tsx';
import { SAMPLE_EVENTS, sampleResponse } from './sampleEvent.ts';

const mine = { canEdit: () => true };

export const CardSamples = () => (
  <>
    <Sample title="Cards">
      {SAMPLE_EVENTS.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
      <EventCardSkeleton />
    </Sample>
    <Sample title="Days">
      <EventsByDay events={SAMPLE_EVENTS.slice(0, 1)} />
    </Sample>
    <Sample title="One's own response">
      <Row wrap>
        {STATUS_ORDER.map((status) => (
          <YourResponse key={status} event={{ participants: [sampleResponse(0, status)] }} ownership={mine} />
        ))}
      </Row>
    </Sample>
  </>
);
