import { responseTokenKey } from '@quorum/domain/response/constants';
import { lasting } from './storage.ts';

/** The tokens by which a visitor without an account owns what they answered (spec section 6). */
export const readToken = (participantId: string): string | null => lasting.read(responseTokenKey(participantId));

export const keepToken = (participantId: string, token: string): void =>
  lasting.write(responseTokenKey(participantId), token);

export const dropToken = (participantId: string): void => lasting.drop(responseTokenKey(participantId));

/** Whether anything at all was answered from this browser. */
export const holdsTokens = (): boolean => lasting.keys().some((key) => key.startsWith(responseTokenKey('')));
