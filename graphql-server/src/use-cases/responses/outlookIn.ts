import { statusOf } from '@quorum/domain/decision/status';
import { outlookOf, type Outlook } from '@quorum/domain/event/progress';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';

/** Where an event stands, by its responses as they are stored. */
export const outlookIn = (event: ShownEvent): Outlook =>
  outlookOf(
    event.participants.getItems().map((participant) => ({
      likelihood: participant.likelihood,
      guests: participant.guests,
      minParticipants: participant.minParticipants,
      isHidden: participant.isHidden,
      status: statusOf(participant),
    })),
    event,
  );
