import { requireNotCalledOff } from '@quorum/domain/decision/decision';
import { DomainError } from '@quorum/domain/errors';
import { parse } from '@quorum/domain/parse';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { responseDraft, type ResponseDraft } from '@quorum/domain/response/draft';
import { seatsOf } from '@quorum/domain/decision/party';
import { requirePossible } from '@quorum/domain/response/plan';
import { record } from '../../activity/record.ts';
import type { PlacedResponse } from '../../persistence/repositories/ResponseRepository.ts';
import type { DateTime } from 'luxon';
import type { RequestActor } from '../Context.ts';
import type { Transaction } from '../inTransaction.ts';
import { ofNetwork, type Claim } from '../../gateways/limiter.ts';
import { requireOwnUid } from '../permit.ts';
import { answererOf } from './answerer.ts';
import { isOutcomeNews, noteOutcome } from './changeResponses.ts';
import { momentOf, outcomeOf, settleResponses } from './settleResponses.ts';

export interface Joined {
  participant: Omit<ResponseDraft, 'email'> & {
    id: number;
    email: string | null;
    definiteAt: DateTime | null;
    holdsPlace: boolean;
    createdAt: DateTime;
    updatedAt: DateTime;
  };
  /** From 1; null for who does not wait. */
  waitlistPosition: number | null;
  /** Leaves the server here and never again. */
  responseToken: string;
  /** The secret of the visitor's browser, null for a signed-in person. */
  visitorToken: string | null;
}

/**
 * Adds the response of a visitor or of the signed-in person.
 * @throws DomainError `BAD_USER_INPUT`, `NOT_FOUND`, `RATE_LIMITED`; `UNAUTHENTICATED` and `FORBIDDEN` for a `uid`
 * that is not the caller's; `CONFLICT` for a second response of one person, or one too many
 * @param options.isOncePerBrowser whether a second response of one visitor's browser is refused, too: two people may share one
 */
export async function joinEvent(
  transaction: Transaction,
  urlHash: string,
  input: unknown,
  { isOncePerBrowser = false }: { isOncePerBrowser?: boolean } = {},
): Promise<Joined> {
  const { actor, clock, events, limiter, responses, tokens } = transaction;
  requireOwnUid(actor, uidIn(input));
  const { email: given, ...draft } = parse(responseDraft, input);
  // before the event, so that a refusal does not wait for it
  await limiter.consume(joinClaims(actor, urlHash));
  const event = await events.requireLockedForJoin(urlHash);
  if (isOncePerBrowser && actor.visitorToken !== null) {
    if ((await responses.findOfBrowser(event, tokens.digest(actor.visitorToken))) !== null) throw secondOf();
  }
  // only its organiser and operators get here
  if (event.isHidden) throw new DomainError('CONFLICT', 'This event is hidden and takes no responses');
  requireNotCalledOff(event);
  requirePossible(draft, event);
  const others = await responses.placesOf(event);
  if (others.length >= RESPONSES_MAX) {
    throw new DomainError('CONFLICT', `This event has all the ${RESPONSES_MAX} responses it can take`);
  }
  const { stored, responseToken, visitorToken } = await answererOf(transaction, event, given);
  const { email } = stored;
  const now = clock.now();
  const settled = settleResponses([...others, arriving(draft)], event, now);
  const own = settled.of(ARRIVING);
  const participant = {
    ...draft,
    email,
    definiteAt: momentOf(own?.definiteAt ?? null),
    holdsPlace: own?.holdsPlace ?? false,
  };
  const id = await responses.insert(event, {
    ...participant,
    ...stored,
    createdAt: now,
  });
  if (id === null) throw secondOf();
  record(transaction, { type: 'response.created', event, response: { id }, standing: settled.standingOf(ARRIVING) });
  await responses.setPlaces(settled.places.filter((place) => place.id !== ARRIVING));
  const outcome = { before: outcomeOf(others, event), now: settled.outcome };
  const changes = settled.changes.filter((change) => change.id !== ARRIVING);
  // most responses change nothing but the list of them, and need no more of the event
  if (isOutcomeNews(outcome, changes)) {
    await noteOutcome(transaction, await events.requireShownLocked(urlHash), outcome, changes);
  }
  const waitlistPosition = own?.waitlistPosition ?? null;
  return {
    participant: { ...participant, id, createdAt: now, updatedAt: now },
    waitlistPosition,
    responseToken,
    visitorToken,
  };
}

const secondOf = () => new DomainError('CONFLICT', 'You have answered already. Edit your response instead');

/** Above all numbers that there are: who arrives at the same moment as others comes after them. */
const ARRIVING = Number.MAX_SAFE_INTEGER;

const arriving = ({
  likelihood,
  guests,
  minParticipants,
  isStandby,
}: Omit<ResponseDraft, 'email'>): PlacedResponse => ({
  id: ARRIVING,
  likelihood,
  seats: seatsOf({ guests }),
  minParticipants,
  isStandby,
  definiteAt: null,
  holdsPlace: false,
  isHidden: false,
});

/** They are counted for the event, or the poll: no other change of it counts them. */
export const joinClaims = ({ address }: RequestActor, urlHash: string): Claim[] => [
  ...ofNetwork('join', address, urlHash),
  { limit: 'joinsOfEvent', key: urlHash },
];

/** The `uid` that a client sends about itself. */
export const uidIn = (input: unknown) =>
  typeof input === 'object' && input !== null && 'uid' in input ? input.uid : undefined;
