import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { hasEnoughParticipants } from '@quorum/domain/event/progress';
import { parse } from '@quorum/domain/parse';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { RequestActor } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { ofNetwork, type Claim } from '../../gateways/limiter.ts';
import { confirmationClaims, organiserClaim } from '../mail/addressClaims.ts';
import { announceJoin, isNews } from '../mail/announceResponses.ts';
import { requireOwnUid } from '../permit.ts';
import { isOwnAddress } from './addressProof.ts';
import { noteCertainty } from './changeResponses.ts';

export interface Joined {
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
export async function joinEvent(transaction: Transaction, urlHash: string, input: unknown): Promise<Joined> {
  const { actor, clock, em, events, limiter, mailing, responses, tokens } = transaction;
  requireOwnUid(actor, uidIn(input));
  const { email: given, ...draft } = parse(responseDraft, input);
  // before the event, so that a refusal does not wait for it
  await limiter.take(joinClaims(actor, urlHash));
  const event = await events.requireLocked(urlHash);
  const others = await responses.likelihoodsOf(event);
  if (others.length >= RESPONSES_MAX) {
    throw new DomainError('CONFLICT', `This event has all the ${RESPONSES_MAX} responses it can take`);
  }
  const email = given || null;
  const isEmailConfirmed = email !== null && isOwnAddress(actor, email);
  if (mailing && email !== null && !isEmailConfirmed) {
    await limiter.take([...confirmationClaims(actor, urlHash), organiserClaim(event)]);
  }
  const responseToken = tokens.secret();
  const visitorToken = actor.uid === null ? (actor.visitorToken ?? tokens.secret()) : null;
  const participant = em.create(ParticipantEntity, {
    ...draft,
    event,
    email,
    language: email === null ? null : actor.language,
    isEmailConfirmed,
    uid: actor.uid,
    tokenDigest: tokens.digest(responseToken),
    visitorDigest: visitorToken && tokens.digest(visitorToken),
    news: isNews(transaction, event, actor) ? 'joined' : null,
    createdAt: clock.now(),
    updatedAt: clock.now(),
  });
  await em.flush().catch(explain);
  const isCertain = (likelihoods: typeof others) => hasEnoughParticipants(likelihoods, event.participantThreshold);
  await noteCertainty(transaction, event, { before: isCertain(others), now: isCertain([...others, participant]) });
  await announceJoin(transaction, event, participant);
  return { participant, responseToken, visitorToken };
}

/** They are counted for the event: no other change of the event counts them. */
const joinClaims = ({ address }: RequestActor, urlHash: string): Claim[] => [
  ...ofNetwork('join', address, urlHash),
  { limit: 'joinsOfEvent', key: urlHash },
];

const uidIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'uid' in input ? input.uid : undefined;

const explain = (error: unknown): never => {
  if (error instanceof UniqueConstraintViolationException) {
    throw new DomainError('CONFLICT', 'You have answered already. Edit your response instead', { cause: error });
  }
  throw error;
};
