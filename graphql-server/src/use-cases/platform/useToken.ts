import { DomainError } from '@quorum/domain/errors';
import { scopeFor, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { reason } from '@quorum/domain/refusals/Reason';
import { isApiToken } from '../../gateways/apiToken.ts';
import type { Identity } from '../../gateways/identity/Identity.ts';
import { ApiTokenRepository } from '../../persistence/repositories/platform/ApiTokenRepository.ts';
import type { Context, RequestActor } from '../Context.ts';
import { requireSignedIn, type SignedInActor } from '../permit.ts';

/** How exact it is noted when a token was used last: reads should not write each time. */
const NOTED_EVERY_MS = 60 * 60 * 1_000;

/** For whom a program acts, and for what it may. */
export interface TokenHolder {
  tokenId: number;
  identity: Identity;
  scopes: readonly TokenScope[];
}

/**
 * Finds out for whom a program acts, each time: what was revoked a moment ago is worth nothing on any server.
 * @throws DomainError `UNAUTHENTICATED` for what is no token, or one no longer; `TOKEN_EXPIRED`
 */
export async function useToken(
  { em, tokens, clock }: Pick<Context, 'em' | 'tokens' | 'clock'>,
  token: string,
): Promise<TokenHolder> {
  const stored = new ApiTokenRepository(em.fork());
  const found = isApiToken(token) ? await stored.find(tokens.digest(token)) : null;
  if (!found) throw new DomainError('UNAUTHENTICATED', 'token.notValid');
  const now = clock.now();
  if (found.expiresAt <= now) throw new DomainError('TOKEN_EXPIRED', 'token.expired');
  if (!found.lastUsedAt || now.diff(found.lastUsedAt).toMillis() >= NOTED_EVERY_MS)
    // a database that takes no writes still answers reads
    await stored.noteUse(found, now).catch(() => undefined);
  const { id, uid, displayName, email, photoUrl: photoURL, scopes } = found;
  return { tokenId: id, identity: { uid, displayName, email, photoURL }, scopes };
}

/**
 * Requires of a program that its token is for a call, as `CALLS` says. Somebody who signed in themselves needs none.
 * @throws DomainError `INSUFFICIENT_SCOPE`
 */
export const requireScope = ({ scopes }: Pick<RequestActor, 'scopes'>, call: string): void => {
  if (!scopes) return;
  const scope = scopeFor(call);
  if (scope === null) throw new DomainError('INSUFFICIENT_SCOPE', 'token.personAlone');
  if (!scopes.includes(scope)) throw new DomainError('INSUFFICIENT_SCOPE', reason('token.scopeMissing', { scope }));
};

/** For what no program does, such as to consent. @throws DomainError `INSUFFICIENT_SCOPE` for one */
export const refusePrograms = ({ scopes }: Pick<RequestActor, 'scopes'>): void => {
  if (scopes) throw new DomainError('INSUFFICIENT_SCOPE', 'token.personAlone');
};

/** For what people do themselves, signed in. @throws DomainError `UNAUTHENTICATED`; `INSUFFICIENT_SCOPE` for a program */
export function requireInPerson(actor: RequestActor): asserts actor is SignedInActor {
  requireSignedIn(actor);
  refusePrograms(actor);
}
