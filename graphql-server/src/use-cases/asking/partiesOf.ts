import { countingWithResponse } from '@quorum/domain/event/progress';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import { countedResponse } from '../responses/countedResponses.ts';

/** The parties that count for an event, each with the participant that it is of. */
export const partiesOf = ({ participants }: Pick<ShownEvent, 'participants'>) =>
  countingWithResponse(
    participants.getItems().map((participant) => ({ ...countedResponse(participant), participant })),
  );
