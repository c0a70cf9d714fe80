import { canSeeEvent } from '@quorum/domain/policies';
import type { EventEntity, ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import { EventRepository } from '../../persistence/repositories/EventRepository.ts';
import { ResponseRepository } from '../../persistence/repositories/ResponseRepository.ts';
import type { Context } from '../Context.ts';
import type { ResponseAddress } from './ResponseAddress.ts';

/**
 * Judges who wants to change a response before the event is held, or loaded with all its responses: a refusal is to have
 * nobody wait. What is judged may change until the event is held, so that the change judges again.
 * @throws DomainError `NOT_FOUND` for no such response, and what `judge` throws
 */
export async function judgeEarly(
  { actor, em }: Context,
  { urlHash, participantId }: Pick<ResponseAddress, 'urlHash' | 'participantId'>,
  judge: (event: EventEntity, response: ParticipantEntity) => void,
): Promise<void> {
  // apart from the change, which reads both as they are then
  const apart = em.fork();
  const event = await new EventRepository(apart, actor).findAlone(urlHash);
  // the change refuses it in its own words
  if (!event || !canSeeEvent(actor, event)) return;
  judge(event, await new ResponseRepository(apart).require(event, participantId));
}
