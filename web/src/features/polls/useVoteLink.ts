import { useUpdateVoteMutation } from '../../generated/polls.generated.ts';
import { rememberedVotes } from '../../lib/browser/rememberedTokens.ts';
import { usePrivateLink } from '../responses/ownership/usePrivateLink.ts';

/** Lets this browser hold the votes of the private link by which one has come to a poll. */
export const useVoteLink = (urlHash: string): void => {
  const [updateVote] = useUpdateVoteMutation();
  usePrivateLink(urlHash, rememberedVotes, ({ id, token }) =>
    updateVote({ variables: { urlHash, voterId: id, responseToken: token, input: {} } }),
  );
};
