import type { OwnedResponse } from '@quorum/domain/policies';
import type { RegularEntity } from '../../persistence/entities/series/RegularEntity.ts';
import { RegularRepository } from '../../persistence/repositories/series/RegularRepository.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';

/**
 * What this request proves about a standing response: as about a response, and by the token of any response that it gave and that
 * belongs to the same person, since each mail brings one of those.
 */
export async function ownershipOfRegular(
  context: Context,
  regular: RegularEntity,
  responseToken?: string | null,
): Promise<OwnedResponse> {
  const own = ownershipOf(context, regular, responseToken);
  if (own.isProven || !responseToken) return own;
  const proofs = await new RegularRepository(context.em).proofsOf(regular);
  // of one that a person has adopted, the responses that they have not may be those of somebody who typed their address
  const isProven = proofs
    .filter(({ uid }) => uid === regular.uid)
    .some(
      ({ tokenDigest, mailTokenDigest }) =>
        context.tokens.matches(responseToken, tokenDigest) || context.tokens.matches(responseToken, mailTokenDigest),
    );
  return { ...own, isProven };
}
