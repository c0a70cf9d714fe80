import { DEFINITE_LIKELIHOOD } from './constants.ts';

/** A probability: 1 is a definite yes, less is a maybe. */
export interface Likely {
  likelihood?: number | null;
}

/** A missing likelihood counts as 1; zero counts as 0 (spec section 4). */
export const likelihoodOf = ({ likelihood }: Likely): number => likelihood ?? DEFINITE_LIKELIHOOD;

/** Whether a response is a no. */
export const isDeclined = (response: Likely): boolean => likelihoodOf(response) === 0;

export const isDefinite = (response: Likely): boolean => likelihoodOf(response) === DEFINITE_LIKELIHOOD;
