import { respondedEventKey } from '@quorum/domain/response/constants';
import type { HeldResponse } from '@quorum/domain/response/held';
import { useMemo } from 'react';
import { isForbidden } from '../../lib/isForbidden.ts';
import { createRemembered, NONE } from '../../lib/rememberedTokens.ts';
import { readHeld, responseTokens } from '../../lib/responseTokens.ts';
import { createTokenStore } from '../../lib/tokenStore.ts';

const remembered = createRemembered(responseTokens);

/** To which events this browser has responded, each with the number of the response: what is on the screen may be older. */
const respondedEvents = createTokenStore(respondedEventKey(''));

/** The response that this browser gave to an event. */
export const respondedTo = (urlHash: string): string | null => respondedEvents.read(urlHash);

/** @param urlHash of its event, where it is known */
export const rememberResponse = (id: string, token: string, urlHash?: string): void => {
  if (urlHash !== undefined) respondedEvents.save(urlHash, id);
  remembered.remember(id, token);
};

export const forgetResponse = (id: string): void => {
  for (const urlHash of respondedEvents.ids()) if (respondedTo(urlHash) === id) respondedEvents.remove(urlHash);
  remembered.forget(id);
};

/** The same as `respondedTo`; renders again when that changes, in another tab too. */
export const useRespondedTo = (urlHash: string): string | null =>
  remembered.useVersion() === NONE ? null : respondedTo(urlHash);

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
