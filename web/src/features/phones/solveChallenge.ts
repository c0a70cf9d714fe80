import { solveChallenge as solve, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';

/** Does the work of a challenge, which takes some seconds: what the server takes as `proof`. */
export const solveChallenge = async (json: string): Promise<string> => {
  const challenge = JSON.parse(json) as Challenge;
  const solution = await solve({ challenge, deriveKey });
  return btoa(JSON.stringify({ challenge, solution }));
};
