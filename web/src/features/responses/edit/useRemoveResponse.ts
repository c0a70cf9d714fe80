import type { ApolloCache } from '@apollo/client';
import { useRemoveResponseMutation } from '../../../generated/graphql.generated.ts';
import { broadcastResponseChange } from '../../../lib/browser/responseChannel.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { refusalCode } from '../../../lib/api/refusalCode.ts';
import { rememberedResponses } from '../../../lib/browser/rememberedTokens.ts';
import { pushNotes } from '../../notifications/pushNotes.ts';
import type { Withdrawal } from './useUnsentWithdrawals.ts';

/** Takes a response off its event. The promise rejects when the server refuses. */
export const useRemoveResponse = () => {
  const [remove, { client }] = useRemoveResponseMutation();

  /** @param foresee writes what will be into the cache, until the server has said so */
  return async ({ urlHash, participantId }: Withdrawal, foresee?: (cache: ApolloCache) => void): Promise<void> => {
    await remove({
      variables: { urlHash, participantId, responseToken: rememberedResponses.tokenOf(participantId) },
      ...(foresee && { optimisticResponse: { removeResponse: true }, update: foresee }),
    }).catch((error: unknown) => {
      rememberedResponses.forgetIfRefused(participantId, error);
      // it was removed elsewhere, or the answer to the same request was lost
      if (refusalCode(error) !== 'NOT_FOUND') throw error;
    });
    rememberedResponses.forget(participantId);
    pushNotes.drop(participantId);
    refreshEvents(client);
    broadcastResponseChange();
  };
};
