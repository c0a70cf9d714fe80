import { useJoinEventMutation } from '../../../generated/graphql.generated.ts';
import { refreshEvents } from '../../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { useSession } from '../../session/useSession.ts';

/** Says yes for the organiser of an event that was just created; rejects when the server refuses. Null for somebody without a name. */
export const useJoinOwnEvent = (): ((urlHash: string) => Promise<void>) | null => {
  const { user } = useSession();
  const [join, { client }] = useJoinEventMutation();
  const { keyOf, renew } = useIdempotencyKey();
  const name = user?.displayName;
  if (!name) return null;
  return async (urlHash) => {
    const variables = { urlHash, input: { name, likelihood: 1 } };
    await join({ variables, context: { idempotencyKey: keyOf(variables) } });
    renew();
    refreshEvents(client);
  };
};
