import type { Claim } from '../../gateways/limiter.ts';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { addressChangeClaims, confirmationClaims, organiserClaim } from './addressClaims.ts';
import { isOwnAddress } from './addressProof.ts';

// Who answers an event or a poll: what is stored of them, and what it costs to leave an address.

/** What is answered. */
interface Subject {
  urlHash: string;
  creatorId: string;
}

export interface Answerer {
  stored: Pick<ParticipantEntity, 'email' | 'language' | 'isEmailConfirmed' | 'uid' | 'tokenDigest' | 'visitorDigest'>;
  /** Leaves the server in the answer to this request and never again. */
  responseToken: string;
  /** The secret of the visitor's browser, null for a signed-in person. */
  visitorToken: string | null;
}

/**
 * The one who answers now, and what proves later that it was them.
 * @param given an address, or nothing
 * @throws DomainError `RATE_LIMITED` where too many addresses were left
 */
export async function answererOf(context: Context, subject: Subject, given: string): Promise<Answerer> {
  const { actor, limiter, mailing, tokens } = context;
  const email = given || null;
  const isEmailConfirmed = email !== null && isOwnAddress(actor, email);
  if (mailing && email !== null && !isEmailConfirmed) {
    await limiter.consume([...confirmationClaims(actor, subject.urlHash), organiserClaim(subject)]);
  }
  const responseToken = tokens.secret();
  const visitorToken = actor.uid === null ? (actor.visitorToken ?? tokens.secret()) : null;
  const stored = {
    email,
    isEmailConfirmed,
    language: email === null ? null : actor.language,
    uid: actor.uid,
    tokenDigest: tokens.digest(responseToken),
    visitorDigest: visitorToken && tokens.digest(visitorToken),
  };
  return { stored, responseToken, visitorToken };
}

interface AddressChange {
  /** What it costs. */
  claims: Claim[];
  /** What is stored; null where the address stays. */
  stored: Pick<ParticipantEntity, 'email' | 'language' | 'isEmailConfirmed'> | null;
}

/**
 * What another address than before comes to.
 * @param given undefined where the address is not said
 * @param key names the answer that it belongs to
 */
export const addressChangeOf = (
  { actor, mailing }: Context,
  subject: Subject,
  { before, given, key }: { before: string | null; given: string | undefined; key: string },
): AddressChange => {
  const email = given || null;
  if (given === undefined || email === before) return { claims: [], stored: null };
  const isEmailConfirmed = email !== null && isOwnAddress(actor, email);
  const isForStranger = email !== null && !isEmailConfirmed && mailing !== null;
  return {
    claims: isForStranger
      ? [...addressChangeClaims(actor, key), ...confirmationClaims(actor, subject.urlHash), organiserClaim(subject)]
      : [],
    stored: { email, isEmailConfirmed, language: email === null ? null : actor.language },
  };
};
