import { useEffect } from 'react';
import type { PollVoterFragment } from '../../generated/graphql.generated.ts';
import { responseTokens } from '../../lib/responseTokens.ts';
import { rememberResponse } from '../responses/rememberedResponses.ts';
import { voteTokens } from './rememberedVotes.ts';

/** Lets the browser that voted edit the response that the vote became: its token is the same. */
export const useResponsesOfVotes = (voters: readonly Pick<PollVoterFragment, 'id' | 'participantId'>[]): void => {
  useEffect(() => {
    for (const { id, participantId } of voters) {
      const token = participantId && voteTokens.read(id);
      if (token && responseTokens.read(participantId) === null) rememberResponse(participantId, token);
    }
  }, [voters]);
};
