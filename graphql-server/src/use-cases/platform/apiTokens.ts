import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { TOKENS_MAX } from '@quorum/domain/platform/apiLimits';
import { tokenDraft } from '@quorum/domain/platform/apiToken';
import { reason } from '@quorum/domain/refusals/Reason';
import { newApiToken } from '../../gateways/apiToken.ts';
import { record } from '../../activity/record.ts';
import type { ApiTokenEntity } from '../../persistence/entities/platform/ApiTokenEntity.ts';
import { ApiTokenRepository } from '../../persistence/repositories/platform/ApiTokenRepository.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import type { Context } from '../Context.ts';
import { inTransaction, NO_TURN } from '../inTransaction.ts';
import { requireInPerson } from './useToken.ts';

/** A token that was just made. */
export interface CreatedToken {
  entity: ApiTokenEntity;
  /** The secret itself, which is told this once. */
  token: string;
}

/**
 * Makes a token by which a program acts for the signed-in person. What is stored of it is its digest.
 * @throws DomainError `BAD_USER_INPUT`, `UNAUTHENTICATED`; `INSUFFICIENT_SCOPE` for a program; `CONFLICT` for one too many;
 * `RATE_LIMITED`
 */
export async function createToken(context: Context, input: unknown): Promise<CreatedToken> {
  const { actor, tokens, clock } = context;
  requireInPerson(actor);
  const { name, scopes, expiresInDays } = parse(tokenDraft, input);
  const { uid, identity } = actor;
  const now = clock.now();
  const token = newApiToken();
  const entity = await inTransaction(context, NO_TURN, async (transaction) => {
    await transaction.limiter.consume([{ limit: 'createToken', key: uid }]);
    const stored = new ApiTokenRepository(transaction.em);
    if ((await stored.countLocked(uid, now)) >= TOKENS_MAX)
      throw new DomainError('CONFLICT', reason('token.tooMany', { max: TOKENS_MAX }));
    const added = await stored.add({
      uid,
      digest: tokens.digest(token),
      name,
      scopes,
      displayName: identity.displayName,
      email: identity.email,
      photoUrl: identity.photoURL,
      createdAt: now,
      expiresAt: now.plus({ days: expiresInDays }),
    });
    record(transaction, { type: 'token.created', token: added });
    return added;
  });
  return { entity, token };
}

/**
 * Makes a token of the signed-in person worth nothing.
 * @throws DomainError `UNAUTHENTICATED`; `INSUFFICIENT_SCOPE` for a program; `NOT_FOUND` for one that is not theirs
 */
export async function revokeToken(context: Context, tokenId: string): Promise<void> {
  const { actor } = context;
  requireInPerson(actor);
  const id = rowId(tokenId) ?? 0;
  await inTransaction(context, NO_TURN, async (transaction) => {
    if (!(await new ApiTokenRepository(transaction.em).revoke(actor.uid, id)))
      throw new DomainError('NOT_FOUND', 'token.unknown');
    record(transaction, { type: 'token.revoked', token: { id } });
  });
}

/** The tokens of the signed-in person, the newest first. @throws DomainError `UNAUTHENTICATED`, `INSUFFICIENT_SCOPE` */
export async function listOwnTokens({ actor, em }: Context): Promise<ApiTokenEntity[]> {
  requireInPerson(actor);
  return new ApiTokenRepository(em).listOf(actor.uid);
}
