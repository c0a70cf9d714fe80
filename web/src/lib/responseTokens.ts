import type { HeldResponse } from '@quorum/domain/response/held';
import { responseTokenKey } from '@quorum/domain/response/constants';
import { createTokenStore } from './tokenStore.ts';

/** The tokens by which a visitor without an account owns their responses (spec section 6). */
export const responseTokens = createTokenStore(responseTokenKey(''));

export const { read: readToken, save: saveToken, remove: removeToken } = responseTokens;

/** The newest responses that this browser can prove to be its own, at most `most`. */
export const readHeld = (most: number): HeldResponse[] =>
  responseTokens
    .ids()
    .map((participantId) => ({ participantId, responseToken: readToken(participantId) ?? '' }))
    .toSorted((one, other) => Number(other.participantId) - Number(one.participantId))
    .slice(0, most);
