import { useEffect } from 'react';
import type { PollVoterFragment } from '../../generated/polls.generated.ts';
import { rememberedResponses, rememberedVotes } from '../../lib/browser/rememberedTokens.ts';

/** A vote, and whose it is where the reader knows: their own is. */
export type VoteOfResponse = Pick<PollVoterFragment, 'id' | 'participantId'> & Partial<Pick<PollVoterFragment, 'uid'>>;

/**
 * Lets the browser that voted edit the response that the vote became: its token is the same. What is the signed-in person's
 * is proven by their account alone.
 */
export const useResponsesOfVotes = (voters: readonly VoteOfResponse[]): void => {
  useEffect(() => {
    for (const { id, participantId, uid } of voters) {
      if (uid && rememberedVotes.tokenOf(id) !== null) rememberedVotes.forget(id);
      const token = participantId && rememberedVotes.tokenOf(id);
      if (token && rememberedResponses.tokenOf(participantId) === null)
        rememberedResponses.remember(participantId, token);
    }
  }, [voters]);
};
