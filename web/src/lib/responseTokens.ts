import { responseTokenKey } from '@quorum/domain/response/constants';
import { localStore } from './storage.ts';

/** The tokens by which a visitor without an account owns their responses (spec section 6). */
export const readToken = (participantId: string): string | null => localStore.read(responseTokenKey(participantId));

export const saveToken = (participantId: string, token: string): void =>
  localStore.write(responseTokenKey(participantId), token);

export const removeToken = (participantId: string): void => localStore.drop(responseTokenKey(participantId));

/** Whether this browser has sent any response. */
export const hasTokens = (): boolean => localStore.keys().some((key) => key.startsWith(responseTokenKey('')));
