import type { HeldResponse } from '@quorum/domain/response/held';
import { useMemo } from 'react';
import { isForbidden } from '../../lib/isForbidden.ts';
import { createRemembered, NONE } from '../../lib/rememberedTokens.ts';
import { readHeld, responseTokens } from '../../lib/responseTokens.ts';

const remembered = createRemembered(responseTokens);

export const rememberResponse = remembered.remember;
export const forgetResponse = remembered.forget;

/** A token that the server refuses opens nothing any more: an account has the response by now. */
export const forgetIfRefused = (id: string, error: unknown): void => {
  if (isForbidden(error)) forgetResponse(id);
};

/** The responses whose tokens this browser holds, the newest first, at most `most`. */
export const useHeldResponses = (most: number): HeldResponse[] => {
  const known = remembered.useVersion();
  return useMemo(() => (known === NONE ? [] : readHeld(most)), [known, most]);
};

/** Tells whether this browser holds the token of a response, and renders again when that changes. */
export const useRememberedResponses = remembered.useRemembered;
