import { useEffect } from 'react';
import type { PollVoterFragment } from '../../generated/graphql.generated.ts';
import { responseTokens } from '../../lib/responseTokens.ts';
import { rememberResponse } from '../responses/rememberedResponses.ts';
import { forgetVote, voteTokens } from './rememberedVotes.ts';

/** A vote, and whose it is where the reader knows: their own is. */
export type VoteOfResponse = Pick<PollVoterFragment, 'id' | 'participantId'> & Partial<Pick<PollVoterFragment, 'uid'>>;

/**
 * Lets the browser that voted edit the response that the vote became: its token is the same. What is the signed-in person's
 * is proven by their account alone.
 */
export const useResponsesOfVotes = (voters: readonly VoteOfResponse[]): void => {
  useEffect(() => {
    for (const { id, participantId, uid } of voters) {
      if (uid && voteTokens.read(id) !== null) forgetVote(id);
      const token = participantId && voteTokens.read(id);
      if (token && responseTokens.read(participantId) === null) rememberResponse(participantId, token);
    }
  }, [voters]);
};
