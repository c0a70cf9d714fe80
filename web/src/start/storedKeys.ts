import { responseTokenKey } from '@quorum/domain/response/constants';
import { SIGN_IN_REDIRECT, SIGNED_IN } from '../lib/signInMarks.ts';

/** None where the browser blocks its storage. */
const keysOf = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
};

export const storedKeys = (): string[] => [...keysOf(() => localStorage), ...keysOf(() => sessionStorage)];

export const isResponseToken = (key: string): boolean => key.startsWith(responseTokenKey(''));

/** Whether the reader may have responded already, by a token of this browser or by an account. */
export const mayHaveResponded = (keys: readonly string[]): boolean =>
  /^#(response|withdraw)=/.test(location.hash) ||
  keys.some((key) => isResponseToken(key) || key === SIGNED_IN || key === SIGN_IN_REDIRECT);
