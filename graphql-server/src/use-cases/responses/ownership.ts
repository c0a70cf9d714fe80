import type { OwnedResponse } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';

/** What this request proves about a response: by its token, by that of its mail, or by the cookie of the browser that joined. */
export const ownershipOf = (
  { actor, tokens }: Pick<Context, 'actor' | 'tokens'>,
  response: ParticipantEntity,
  responseToken?: string | null,
): OwnedResponse => ({
  uid: response.uid,
  isHeld:
    tokens.matches(responseToken, response.tokenDigest) ||
    tokens.matches(responseToken, response.mailTokenDigest ?? null) ||
    tokens.matches(actor.visitorToken, response.visitorDigest),
});
