import { DomainError } from '@quorum/domain/errors';
import { canEditResponse } from '@quorum/domain/policies';
import type { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { Context } from '../Context.ts';
import { permit } from '../permit.ts';
import { ownershipOf } from './ownership.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * A response as it is, for its owner alone.
 * @throws DomainError `FORBIDDEN`, `NOT_FOUND`
 */
export async function getOwnResponse(context: Context, address: ResponseAddress): Promise<ParticipantEntity> {
  const { urlHash, participantId, responseToken } = address;
  const event = await context.events.require(urlHash);
  const response = event.participants.getItems().find(({ id }) => String(id) === participantId);
  if (!response) throw new DomainError('NOT_FOUND', 'There is no such response to this event');
  permit(canEditResponse(context.actor, ownershipOf(context, response, responseToken)), 'Not authorized to edit');
  return response;
}

/** The number of the response that was given to an event from this browser; null when there is none. */
export async function findResponseOfBrowser(context: Context, urlHash: string): Promise<number | null> {
  const { actor, events, tokens } = context;
  if (actor.visitorToken === null) return null;
  const event = await events.find(urlHash);
  const responses = event?.participants.getItems() ?? [];
  return responses.find(({ visitorDigest }) => tokens.matches(actor.visitorToken, visitorDigest))?.id ?? null;
}
