import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context } from '../Context.ts';
import { announceJoin } from '../mail/announceResponses.ts';
import { requireOwnUid } from '../permit.ts';
import { changeResponses } from './changeResponses.ts';

export interface Joined {
  event: ShownEvent;
  participant: ParticipantEntity;
  /** Leaves the server here and never again. */
  responseToken: string;
  /** The secret of the visitor's browser, null for a signed-in person. */
  visitorToken: string | null;
}

/**
 * Adds the response of a visitor or of the signed-in person.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`; `UNAUTHENTICATED` and `FORBIDDEN` for a `uid`
 * that is not the caller's; `CONFLICT` for a second response of one person, or one too many
 */
export async function joinEvent(context: Context, urlHash: string, input: unknown): Promise<Joined> {
  const { actor, em, clock, tokens, limiter } = context;
  requireOwnUid(actor, uidIn(input));
  const draft = parse(responseDraft, input);
  const join = async (event: ShownEvent) => {
    await limiter.take('join', `${actor.address} ${urlHash}`);
    if (event.participants.length >= RESPONSES_MAX) {
      throw new DomainError('CONFLICT', `This event has all the ${RESPONSES_MAX} responses it can take`);
    }
    const responseToken = tokens.secret();
    const visitorToken = actor.uid === null ? (actor.visitorToken ?? tokens.secret()) : null;
    const participant = em.create(ParticipantEntity, {
      ...draft,
      email: draft.email || null,
      event,
      uid: actor.uid,
      tokenDigest: tokens.digest(responseToken),
      visitorDigest: visitorToken && tokens.digest(visitorToken),
      createdAt: clock.now(),
      updatedAt: clock.now(),
    });
    await em.flush().catch(explain);
    return { event, participant, responseToken, visitorToken };
  };
  return changeResponses(context, urlHash, join, (event, { participant }) => announceJoin(context, event, participant));
}

const uidIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'uid' in input ? input.uid : undefined;

const explain = (error: unknown): never => {
  if (error instanceof UniqueConstraintViolationException) {
    throw new DomainError('CONFLICT', 'You have answered already. Edit your response instead', { cause: error });
  }
  throw error;
};
