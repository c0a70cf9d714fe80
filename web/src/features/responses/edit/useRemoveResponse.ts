import { type ResponseFragment, useRemoveResponseMutation } from '../../../generated/graphql.generated.ts';
import { broadcastResponseChange } from '../../../lib/browser/responseChannel.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { refusalCode } from '../../../lib/api/refusalCode.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { writeForeseen } from '../foreseen.ts';
import type { RespondableEvent } from '../RespondableEvent.ts';
import { pushNotes } from '../../notifications/pushNotes.ts';

/** Takes a response off its event, on the card at once; it comes back when the server refuses: the promise rejects then. */
export const useRemoveResponse = (event: RespondableEvent, response: ResponseFragment) => {
  const [remove, { client }] = useRemoveResponseMutation();

  return async (): Promise<void> => {
    await remove({
      variables: {
        urlHash: event.urlHash,
        participantId: response.id,
        responseToken: rememberedResponses.tokenOf(response.id),
      },
      optimisticResponse: { removeResponse: true },
      update: (cache) => {
        cache.evict({ id: cache.identify(response) });
        writeForeseen(
          cache,
          event,
          event.participants.filter(({ id }) => id !== response.id),
        );
      },
    }).catch((error: unknown) => {
      rememberedResponses.forgetIfRefused(response.id, error);
      // it was removed elsewhere, or the answer to the same request was lost
      if (refusalCode(error) !== 'NOT_FOUND') throw error;
    });
    rememberedResponses.forget(response.id);
    pushNotes.drop(response.id);
    refreshEvents(client);
    broadcastResponseChange();
  };
};
