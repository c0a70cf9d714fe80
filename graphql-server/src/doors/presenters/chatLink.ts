import { canReadChatLink, ownsResponse } from '@quorum/domain/policies';
import { ownershipOf } from '../../use-cases/answers/ownership.ts';
import type { Context } from '../../use-cases/Context.ts';
import type { Proof } from '../../use-cases/organising/takesPart.ts';
import type { EventView } from './presentEvent.ts';

interface Coming {
  likelihood: number;
  isHidden: boolean;
}

const mayCome = ({ likelihood, isHidden }: Coming): boolean => likelihood > 0 && !isHidden;

/** Whether the reader proves by its token that a response of somebody who may come is theirs. */
const provesToCome = async (
  context: Context,
  { id }: EventView,
  { participantId = null, responseToken = null }: Proof,
): Promise<boolean> => {
  if (participantId === null || responseToken === null) return false;
  const reader = { uid: null, visitorDigest: null, participantId };
  const [response] = await context.responses.messages.listResponsesOf({ id }, reader);
  if (!response || !mayCome(response)) return false;
  return ownsResponse(context.actor, ownershipOf(context, response, responseToken));
};

/**
 * Where those who come talk to each other, for those who may read it: the reader knows the address of a response of theirs, or has its
 * token. Null also where there is none.
 */
export const chatLinkFor = async (context: Context, event: EventView, proof: Proof = {}): Promise<string | null> => {
  const { actor, events } = context;
  const isKnown = event.participants.some((one) => 'email' in one && mayCome(one));
  const hasResponded = isKnown || (await provesToCome(context, event, proof));
  return canReadChatLink(actor, event, hasResponded) ? (await events.chatLinkOf(event.id)) || null : null;
};
