import { useApolloClient } from '@apollo/client/react';
import { PhoneChallengeDocument } from '../../generated/later.generated.ts';
import { isRefusedFor } from '../../lib/refusals/errorMessage.ts';

/**
 * Does what leaves a number. Where too many numbers were left and not confirmed, the server asks for work by the browser
 * first: it is done, and then the same again.
 */
export const useProof = () => {
  const client = useApolloClient();
  return async <Result>(act: (proof: string) => Promise<Result>): Promise<Result> => {
    try {
      return await act('');
    } catch (error) {
      if (!isRefusedFor(error, 'phone.proofNeeded')) throw error;
      const { data } = await client.query({ query: PhoneChallengeDocument, fetchPolicy: 'no-cache' });
      if (!data?.phoneChallenge) throw error;
      const { solveChallenge } = await import('./solveChallenge.ts');
      return act(await solveChallenge(data.phoneChallenge));
    }
  };
};
