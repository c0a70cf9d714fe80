import { respondedEventKey, responseTokenKey, voteTokenKey } from '@quorum/domain/response/constants';
import { privateLinkIn } from '@quorum/domain/privateLink';
import { SIGN_IN_REDIRECT, SIGNED_IN } from '../lib/browser/signInMarks.ts';

/** None where the browser blocks its storage. */
const keysOf = (storage: () => Storage): string[] => {
  try {
    return Object.keys(storage());
  } catch {
    return [];
  }
};

export const storedKeys = (): string[] => [...keysOf(() => localStorage), ...keysOf(() => sessionStorage)];

const isResponseToken = (key: string) => key.startsWith(responseTokenKey(''));

/**
 * Whether a stored key belongs to a response or to votes: another tab that writes it has changed what the page says.
 */
export const isOfAnswer = (key: string): boolean =>
  [responseTokenKey(''), respondedEventKey(''), voteTokenKey('')].some((prefix) => key.startsWith(prefix));

/** Whether the reader may have responded already, by a token of this browser or by an account. */
export const mayHaveResponded = (keys: readonly string[]): boolean =>
  privateLinkIn(location.hash) !== undefined ||
  keys.some((key) => isResponseToken(key) || key === SIGNED_IN || key === SIGN_IN_REDIRECT);

/** The same of votes. */
export const mayHaveVoted = (keys: readonly string[]): boolean =>
  privateLinkIn(location.hash) !== undefined ||
  keys.some((key) => key.startsWith(voteTokenKey('')) || key === SIGNED_IN || key === SIGN_IN_REDIRECT);
