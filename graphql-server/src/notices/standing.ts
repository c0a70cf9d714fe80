import { statusOf, waitlistPositions } from '@quorum/domain/decision/status';
import { enoughBy, enoughOf, type Enough } from '@quorum/domain/event/enough';
import { seatsShown } from '@quorum/domain/event/seats';
import { seatText } from '@quorum/domain/event/seatText';
import type * as Recorded from '../activity/Activity.ts';
import type { OwnStanding } from './messages/parts/ownStanding.ts';
import type { Standing } from './messages/parts/standing.ts';
import type { EventEntity, ParticipantEntity } from '../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../persistence/repositories/EventRepository.ts';
import { countedResponses } from '../use-cases/responses/countedResponses.ts';

/** How far an event is, as notices describe it. */
export const standingOf = (event: EventEntity, participants: readonly ParticipantEntity[]): Standing => {
  const counted = countedResponses(participants);
  return {
    ...enoughOf(counted, event),
    status: event.status,
    decidesAt: event.decisionDue ?? null,
    seats: seatText(seatsShown(counted, event)),
  };
};

/** The same from what was recorded with a response. */
export const recordedStanding = (
  event: EventEntity,
  { expected, certain = expected, seats }: Recorded.Standing,
): Standing => ({
  ...enoughBy({ expected, certain }, event),
  status: event.status,
  decidesAt: event.decisionDue ?? null,
  seats,
});

/** How an event stands against what it needs. */
export const enoughIn = (event: ShownEvent): Enough => enoughOf(countedResponses(event.participants.getItems()), event);

/** A response as notices describe it. */
export const described = (response: ParticipantEntity, waitlistPosition: number | null): OwnStanding['response'] => ({
  likelihood: response.likelihood,
  guests: response.guests,
  minParticipants: response.minParticipants,
  status: statusOf(response),
  waitlistPosition,
});

/** What describes the responses to an event: with what became of each. */
export const responseDescriber = ({
  participants,
}: Pick<ShownEvent, 'participants'>): ((participant: ParticipantEntity) => OwnStanding['response']) => {
  const positions = waitlistPositions(participants.getItems());
  return (participant) => described(participant, positions.get(participant) ?? null);
};
