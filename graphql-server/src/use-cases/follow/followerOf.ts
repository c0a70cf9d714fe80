import { DomainError } from '@quorum/domain/errors';
import { canEditResponse } from '@quorum/domain/policies';
import { addressDigest } from '../../gateways/addressDigest.ts';
import type { FollowEntity } from '../../persistence/entities/follow/FollowEntity.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';
import { permit, requireSignedIn } from '../permit.ts';

/** By what somebody follows. */
interface Proof {
  participantId?: string | null | undefined;
  responseToken?: string | null | undefined;
}

export type Follower = Pick<FollowEntity, 'uid' | 'follower' | 'email' | 'language'>;

export const personKey = (uid: string): string => `person ${uid}`;

/** Somebody without an account follows by a response. */
async function ofResponse(context: Context, participantId: string, responseToken: Proof['responseToken']) {
  const [response] = await context.responses.listWithEvents([participantId]);
  if (!response) throw new DomainError('NOT_FOUND', 'response.unknown');
  permit(canEditResponse(context.actor, ownershipOf(context, response, responseToken)), 'response.notYours');
  const { email, language } = response;
  if (email === null || !response.isEmailConfirmed) throw new DomainError('CONFLICT', 'follow.noAddress');
  const follower = `address ${addressDigest(context, email)}`;
  return { uid: null, follower, email, language: language ?? context.actor.language };
}

/**
 * Who follows: the signed-in person, or the one whose response it is.
 * @throws DomainError `UNAUTHENTICATED` without either; `NOT_FOUND`, `FORBIDDEN` and `CONFLICT` for a response
 */
export async function followerOf(context: Context, { participantId, responseToken }: Proof): Promise<Follower> {
  const { actor } = context;
  if (actor.uid === null && participantId != null) return ofResponse(context, participantId, responseToken);
  requireSignedIn(actor);
  const { uid, identity, language } = actor;
  return { uid, follower: personKey(uid), email: identity.email, language };
}
