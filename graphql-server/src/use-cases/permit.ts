import { DomainError, type Said } from '@quorum/domain/errors';
import type { RequestActor } from './Context.ts';

/** A person who is signed in. */
export type SignedInActor = RequestActor & { uid: string; identity: NonNullable<RequestActor['identity']> };

/** @throws DomainError `UNAUTHENTICATED` for a visitor */
export function requireSignedIn(actor: RequestActor): asserts actor is SignedInActor {
  if (actor.uid === null || actor.identity === null) throw new DomainError('UNAUTHENTICATED', 'account.signedOut');
}

/** @throws DomainError `FORBIDDEN` with this reason unless a policy allows it */
export function permit(allowed: boolean, said: Said): asserts allowed {
  if (!allowed) throw new DomainError('FORBIDDEN', said);
}

/**
 * Checks a `uid` that a client sends about itself: it decides nothing, but one that is not the caller's is refused.
 * @throws DomainError `UNAUTHENTICATED` when nobody is signed in, `FORBIDDEN` when it is somebody else's
 */
export const requireOwnUid = (actor: RequestActor, uid: unknown): void => {
  if (uid === undefined || uid === null || uid === '') return;
  requireSignedIn(actor);
  permit(uid === actor.uid, 'account.notYours');
};
