import type { OwnedResponse } from '@quorum/domain/policies';
import type { Context } from '../Context.ts';

/** What is stored of a response to know its owner by. */
export interface Provable {
  uid: string | null;
  tokenDigest: string | null;
  mailTokenDigest?: string | null;
  visitorDigest: string | null;
}

/**
 * What this request proves about a response: by its token, by that of its mail, or by the cookie of the browser that joined.
 * What belongs to an account is no browser's any more.
 */
export const ownershipOf = (
  { actor, tokens }: Pick<Context, 'actor' | 'tokens'>,
  response: Provable,
  responseToken?: string | null,
): OwnedResponse => ({
  uid: response.uid,
  isProven:
    tokens.matches(responseToken, response.tokenDigest) ||
    tokens.matches(responseToken, response.mailTokenDigest ?? null) ||
    (response.uid === null && tokens.matches(actor.visitorToken, response.visitorDigest)),
});
