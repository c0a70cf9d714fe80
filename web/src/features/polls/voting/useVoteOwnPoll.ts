import { useVotePollMutation } from '../../../generated/polls.generated.ts';
import { refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { useSession } from '../../session/useSession.ts';
import { toVoteInputs } from '../grid/likelihoods.ts';

interface Opened {
  urlHash: string;
  options: readonly { id: string }[];
}

/** Says yes to each date for the organiser of a poll that was just opened; rejects when the server refuses. Null for somebody without a name. */
export const useVoteOwnPoll = (): ((poll: Opened) => Promise<void>) | null => {
  const { user } = useSession();
  const [vote, { client }] = useVotePollMutation();
  const { keyOf, renew } = useIdempotencyKey();
  const name = user?.displayName;
  if (!name) return null;
  return async ({ urlHash, options }) => {
    const votes = toVoteInputs(Object.fromEntries(options.map(({ id }) => [id, 1])));
    const variables = { urlHash, input: { name, votes } };
    await vote({ variables, context: { idempotencyKey: keyOf(variables) } });
    renew();
    refreshPolls(client);
  };
};
