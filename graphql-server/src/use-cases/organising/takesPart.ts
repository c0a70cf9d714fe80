import { ownsResponse, readsAsOrganiser, type OwnedEvent } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { ownershipOf } from '../answers/ownership.ts';
import type { Context } from '../Context.ts';

type AnEvent = OwnedEvent & { id: number };

/** By which somebody without an account proves that a response is theirs, where their browser does not. */
export interface Proof {
  participantId?: string | null | undefined;
  responseToken?: string | null | undefined;
}

/** The reader's own responses to an event. */
export async function ownResponsesTo(
  context: Context,
  event: AnEvent,
  { participantId = null, responseToken }: Proof = {},
): Promise<ParticipantEntity[]> {
  const { actor, responses, tokens } = context;
  const visitorDigest = actor.visitorToken && tokens.digest(actor.visitorToken);
  const found = await responses.messages.listResponsesOf(event, { uid: actor.uid, visitorDigest, participantId });
  return found.filter((response) => ownsResponse(actor, ownershipOf(context, response, responseToken)));
}

/**
 * Whether the reader organises an event or has responded to it.
 * @param proofs each of a response that may be theirs
 */
export async function takesPartIn(context: Context, event: AnEvent, proofs: readonly Proof[]): Promise<boolean> {
  if (readsAsOrganiser(context.actor, event)) return true;
  const own = await Promise.all([{}, ...proofs].map((proof) => ownResponsesTo(context, event, proof)));
  return own.some((responses) => responses.length > 0);
}
