import type { Reference } from '@apollo/client';
import type { VoteDraft } from '@quorum/domain/poll/vote';
import {
  type PollFragment,
  type PollVoterFragment,
  PollVoterFragmentDoc,
  useUpdateVoteMutation,
  useVotePollMutation,
} from '../../../generated/polls.generated.ts';
import { refreshEvents, refreshPolls } from '../../../lib/api/refreshEvents.ts';
import { rememberedVotes } from '../../../lib/browser/rememberedTokens.ts';
import { broadcastResponseChange } from '../../../lib/browser/responseChannel.ts';
import { useIdempotencyKey } from '../../../lib/api/useIdempotencyKey.ts';
import { useSession } from '../../session/useSession.ts';
import { toVoteInputs, type Votes } from '../grid/likelihoods.ts';

export type Identity = Pick<VoteDraft, 'name' | 'email' | 'comment'>;

/** A person who has voted, and the proof who it is. */
export interface Voted {
  voter: PollVoterFragment;
  responseToken: string;
}

/** The two ways of saving votes; both reject when the server refuses. */
export const useSaveVotes = (poll: Pick<PollFragment, 'urlHash'>) => {
  const { user } = useSession();
  const { keyOf, renew } = useIdempotencyKey();
  const [votePoll, { client }] = useVotePollMutation();
  const [updateVote] = useUpdateVoteMutation();
  const { urlHash } = poll;

  /** To be called when all is saved: the votes may have made the event, and other tabs should show them. */
  const refresh = () => {
    refreshPolls(client);
    refreshEvents(client);
    broadcastResponseChange();
  };

  /** A first vote. A visitor's token is stored in this browser. */
  const vote = async (identity: Identity, votes: Votes): Promise<Voted | undefined> => {
    const input = { ...identity, email: identity.email || null, votes: toVoteInputs(votes) };
    const { data } = await votePoll({
      variables: { urlHash, input },
      context: { idempotencyKey: keyOf(input) },
      update(cache, { data: saved }) {
        const data = saved?.votePoll.voter;
        const added = data && cache.writeFragment({ fragment: PollVoterFragmentDoc, fragmentName: 'PollVoter', data });
        if (!added) return;
        cache.modify<{ voters: readonly Reference[]; voterCount: number }>({
          id: cache.identify({ __typename: 'Poll', urlHash }),
          fields: {
            voters: (current) => [...(current as readonly Reference[]), added],
            voterCount: (count) => count + 1,
          },
        });
      },
    });
    renew();
    const voted = data?.votePoll;
    if (voted && !user) rememberedVotes.remember(voted.voter.id, voted.responseToken, urlHash);
    return voted;
  };

  /** Changes what is given; the rest stays. */
  const change = async (voterId: string, changes: Partial<Identity> & { votes?: Votes }): Promise<void> => {
    const { votes, ...identity } = changes;
    const input = { ...identity, ...(votes && { votes: toVoteInputs(votes) }) };
    const variables = { urlHash, voterId, responseToken: rememberedVotes.tokenOf(voterId), input };
    await updateVote({ variables }).catch((error: unknown) => {
      rememberedVotes.forgetIfRefused(voterId, error);
      throw error;
    });
  };

  return { vote, change, refresh };
};
