import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '@quorum/domain/errors';
import { URL_HASH } from '@quorum/domain/event/constants';
import { parse } from '@quorum/domain/parse';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { responseDraft } from '@quorum/domain/response/draft';
import { ParticipantEntity } from '../../persistence/entities/EventEntity.ts';
import type { ShownEvent } from '../../persistence/repositories/EventRepository.ts';
import type { Context, RequestActor } from '../Context.ts';
import { inTurn } from '../inTurn.ts';
import type { PlainResponse } from '../../persistence/repositories/ResponseRepository.ts';
import { ofNetwork, type Claim } from '../../gateways/limiter.ts';
import { confirmationClaims, organiserClaim } from '../mail/addressClaims.ts';
import { announceJoin, isNews } from '../mail/announceResponses.ts';
import { noticeAnswers } from '../mail/organiserNotices.ts';
import { requireOwnUid } from '../permit.ts';
import { isOwnAddress } from './addressProof.ts';
import { changeResponses } from './changeResponses.ts';

export interface Joined {
  participant: Pick<ParticipantEntity, 'id' | 'name' | 'email' | 'likelihood' | 'comment'>;
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
  const { actor, clock, tokens } = context;
  requireOwnUid(actor, uidIn(input));
  const { email, ...draft } = parse(responseDraft, input);
  const responseToken = tokens.secret();
  const visitorToken = actor.uid === null ? (actor.visitorToken ?? tokens.secret()) : null;
  const response = {
    ...draft,
    uid: actor.uid,
    tokenDigest: tokens.digest(responseToken),
    visitorDigest: visitorToken && tokens.digest(visitorToken),
    createdAt: clock.now(),
  };
  const id = email ? null : await addPlainly(context, urlHash, response);
  const mail = email ? { email, language: actor.language, isEmailConfirmed: isOwnAddress(actor, email) } : NO_MAIL;
  const participant =
    id === null ? await add(context, urlHash, { ...response, ...mail }) : { ...draft, id, email: null };
  return { participant, responseToken, visitorToken };
}

const NO_MAIL = { email: null, language: null, isEmailConfirmed: false } as const;

/** Each of them is counted for the event, so that who holds it is the only one to count. */
const joinClaims = ({ address }: RequestActor, urlHash: string): Claim[] => [
  ...ofNetwork('join', address, urlHash),
  { limit: 'joinsOfEvent', key: urlHash },
];

/**
 * The join of most people, who leave no address and by whom the event does not become certain: it changes nothing but the
 * list of responses. Null when it is not as simple as that, and nothing was done.
 */
async function addPlainly(context: Context, urlHash: string, response: PlainResponse): Promise<number | null> {
  const { actor, em, joins, limiter } = context;
  if (!URL_HASH.test(urlHash)) return null;
  // what is part of a larger transaction cannot be part of another
  if (em.isInTransaction()) return addAlone(context, urlHash, response);
  const claims = joinClaims(actor, urlHash);
  const id = await joins.add({ urlHash, response, shares: limiter.sharesOf(claims) });
  if (id !== null) return id;
  // who has used up their share must not hold the event to be told
  await limiter.look(claims);
  return inTurn(urlHash, () => addAlone(context, urlHash, response));
}

/** The same in a transaction of its own, which waits for whoever holds the event. */
const addAlone = (context: Context, urlHash: string, response: PlainResponse): Promise<number | null> => {
  const { actor, em, events, responses, limiter, mailing } = context;
  return em.transactional(async () => {
    const event = mailing && (await events.findAlone(urlHash));
    const isToTell = event !== null && isNews(context, event, response);
    const id = await responses.addPlain(urlHash, { ...response, news: isToTell ? 'joined' : null }, RESPONSES_MAX);
    if (id === null) return null;
    await limiter.take(joinClaims(actor, urlHash));
    if (isToTell) await noticeAnswers(context, event);
    return id;
  });
};

/** Adds a response with all that follows from it. */
async function add(
  context: Context,
  urlHash: string,
  response: PlainResponse & Pick<ParticipantEntity, 'email' | 'language' | 'isEmailConfirmed'>,
) {
  const { actor, em, limiter, mailing } = context;
  const isForStranger = mailing !== null && response.email !== null && !response.isEmailConfirmed;
  const claims = [...joinClaims(actor, urlHash), ...(isForStranger ? confirmationClaims(actor, urlHash) : [])];
  // a refusal is not to hold the event, nor to load it
  await limiter.look(claims);
  const join = async (event: ShownEvent) => {
    await limiter.take([...claims, ...(isForStranger ? [organiserClaim(event)] : [])]);
    if (event.participants.length >= RESPONSES_MAX) {
      throw new DomainError('CONFLICT', `This event has all the ${RESPONSES_MAX} responses it can take`);
    }
    const participant = em.create(ParticipantEntity, { ...response, event, updatedAt: response.createdAt });
    await em.flush().catch(explain);
    return participant;
  };
  return changeResponses(context, urlHash, join, (event, participant) => announceJoin(context, event, participant));
}

const uidIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'uid' in input ? input.uid : undefined;

const explain = (error: unknown): never => {
  if (error instanceof UniqueConstraintViolationException) {
    throw new DomainError('CONFLICT', 'You have answered already. Edit your response instead', { cause: error });
  }
  throw error;
};
