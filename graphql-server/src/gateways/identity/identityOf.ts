import { cleanName } from '@quorum/domain/cleanText';
import { pictureUrl } from '@quorum/domain/pictureUrl';
import { NAME_MAX } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import type { Identity } from './Identity.ts';

/** What a valid ID token says about its holder. */
interface Claims {
  uid: string;
  name?: unknown;
  email?: unknown;
  email_verified?: unknown;
  picture?: unknown;
}

const nameOf = ({ name }: Claims) => (typeof name === 'string' && cleanName(name, NAME_MAX)) || null;

/** Anybody can enter anybody's address at a provider: what it has not verified is nobody's. */
const emailOf = ({ email, email_verified }: Claims) =>
  (email_verified === true && responseDraft.shape.email.safeParse(email).data) || null;

/**
 * What we believe of an ID token. That it is signed says who holds it; names and pictures are what that person wrote, so
 * they are cleaned and bounded as such.
 */
export const identityOf = (claims: Claims): Identity => ({
  uid: claims.uid,
  displayName: nameOf(claims),
  email: emailOf(claims),
  photoURL: pictureUrl.safeParse(claims.picture).data ?? null,
});
