import { canEditResponse } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { permit } from '../permit.ts';
import type { AnswerAddress } from '../answers/changeAnswer.ts';
import { ownershipOf } from '../answers/ownership.ts';

/**
 * A response as it is, for its owner alone.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function getOwnResponse(context: Context, address: AnswerAddress): Promise<ParticipantEntity> {
  const { urlHash, id, responseToken } = address;
  const event = await context.events.requireVisible(urlHash);
  const response = await context.responses.require(event, id);
  permit(canEditResponse(context.actor, ownershipOf(context, response, responseToken)), 'Not authorized to edit');
  return response;
}

/** The number of the response that was given to an event from this browser; null when there is none. */
export async function findResponseOfBrowser(context: Context, urlHash: string): Promise<number | null> {
  const { actor, events, responses, tokens } = context;
  if (actor.visitorToken === null) return null;
  const event = await events.findVisible(urlHash);
  return event && responses.findOfBrowser(event, tokens.digest(actor.visitorToken));
}
