import { useApolloClient } from '@apollo/client/react';
import {
  type JoinSeriesMutationVariables,
  SeriesPageDocument,
  useJoinSeriesMutation,
  useLeaveSeriesMutation,
  useUpdateRegularMutation,
} from '../../generated/later.generated.ts';
import { refreshEvents } from '../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../lib/api/useIdempotencyKey.ts';
import { rememberedRegulars } from './rememberedRegulars.ts';
import { useSession } from '../session/useSession.ts';

/**
 * Becomes a regular of a series, changes the standing response, or ends it. The promises reject when the server
 * refuses.
 */
export const useRegularChanges = (seriesHash: string) => {
  const { user } = useSession();
  const client = useApolloClient();
  const { keyOf, renew } = useIdempotencyKey();
  const [joinSeries] = useJoinSeriesMutation();
  const [updateRegular] = useUpdateRegularMutation();
  const [leaveSeries] = useLeaveSeriesMutation();

  const refresh = async () => {
    refreshEvents(client);
    await client.refetchQueries({ include: [SeriesPageDocument] });
  };
  const proofOf = (regularId: string) => ({
    seriesHash,
    regularId,
    responseToken: rememberedRegulars.tokenOf(regularId),
  });

  return {
    join: async (input: JoinSeriesMutationVariables['input']) => {
      const variables = { seriesHash, input };
      const { data } = await joinSeries({ variables, context: { idempotencyKey: keyOf(variables) } });
      renew();
      if (data && !user) rememberedRegulars.remember(data.joinSeries.id, data.joinSeries.responseToken, seriesHash);
      await refresh();
    },
    update: async (regularId: string, input: { likelihood: number; guests: number }) => {
      await updateRegular({ variables: { ...proofOf(regularId), input } });
      await refresh();
    },
    leave: async (regularId: string) => {
      await leaveSeries({ variables: proofOf(regularId) });
      rememberedRegulars.forget(regularId);
      await refresh();
    },
  };
};
