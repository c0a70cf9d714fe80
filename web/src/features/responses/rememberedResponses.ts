import type { HeldResponse } from '@quorum/domain/response/held';
import { useMemo } from 'react';
import { createRemembered, NONE } from '../../lib/rememberedTokens.ts';
import { readHeld, responseTokens } from '../../lib/responseTokens.ts';

const remembered = createRemembered(responseTokens);

export const rememberResponse = remembered.remember;
export const forgetResponse = remembered.forget;

/** The responses whose tokens this browser holds, the newest first, at most `most`. */
export const useHeldResponses = (most: number): HeldResponse[] => {
  const known = remembered.useVersion();
  return useMemo(() => (known === NONE ? [] : readHeld(most)), [known, most]);
};

/** Tells whether this browser holds the token of a response, and renders again when that changes. */
export const useRememberedResponses = remembered.useRemembered;
