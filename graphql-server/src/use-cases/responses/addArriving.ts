import { DomainError } from '@quorum/domain/errors';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { seatsOf } from '@quorum/domain/decision/party';
import type { Answer } from '@quorum/domain/response/answers';
import type { PaymentState } from '@quorum/domain/response/payment';
import type { Plan } from '@quorum/domain/response/plan';
import { reason } from '@quorum/domain/refusals/Reason';
import { noteFigures, record } from '../../activity/record.ts';
import type { JoinedEvent } from '../../persistence/repositories/EventRepository.ts';
import type { NewResponse, PlacedResponse } from '../../persistence/repositories/ResponseRepository.ts';
import type { Transaction } from '../inTransaction.ts';
import { isOutcomeNews, noteOutcome } from './responses.ts';
import { noteOffers } from './noteOffers.ts';
import { columnsOf, outcomeOf, settleResponses } from './settleResponses.ts';

/** @throws DomainError `CONFLICT` where an event has all the responses that it can take */
export const requireRoomForOne = (others: readonly PlacedResponse[]): void => {
  if (others.length >= RESPONSES_MAX) throw new DomainError('CONFLICT', reason('event.full', { max: RESPONSES_MAX }));
};

const NO_PLACE = { definiteAt: null, holdsPlace: false, offer: null, passedFor: 0 };

/** Above all numbers that there are: somebody who arrives at the same moment as others comes after them. */
const ARRIVING = Number.MAX_SAFE_INTEGER;

const arriving = ({ likelihood, guests, minParticipants, isStandby }: Plan): PlacedResponse => ({
  id: ARRIVING,
  likelihood,
  seats: seatsOf({ guests }),
  minParticipants,
  isStandby,
  definiteAt: null,
  holdsPlace: false,
  isHidden: false,
  isUnconfirmed: false,
});

interface Joined {
  /** Locked by the transaction. */
  event: JoinedEvent;
  others: readonly PlacedResponse[];
}

/** The input, and whose it is. */
type Said = Omit<NewResponse, keyof ReturnType<typeof columnsOf> | 'answers' | 'createdAt'>;

/** What those say who were asked nothing. */
const NOTHING_ASKED: { answers: Answer[]; payment: PaymentState | null } = { answers: [], payment: null };

/**
 * Adds a response to an event, settles its places, and records both. Null when the person has responded before.
 * @param by left out for somebody who responds by themselves
 */
export async function addArriving<OneSaid extends Said>(
  transaction: Transaction,
  { event, others }: Joined,
  said: OneSaid,
  by?: 'ORGANISER',
) {
  const { clock, events, responses } = transaction;
  const now = clock.now();
  const settled = settleResponses([...others, arriving(said)], event, now);
  const own = settled.of(ARRIVING);
  const participant = { ...NOTHING_ASKED, ...said, ...columnsOf(own ?? NO_PLACE), createdAt: now };
  const stored = await responses.insert(event, participant);
  if (stored === null) return null;
  const { id } = stored;
  const standing = settled.standingOf(ARRIVING);
  noteFigures(transaction, event, settled.figures);
  record(transaction, { type: 'response.created', event, response: { id }, standing, ...(by && { by }) });
  await responses.setPlaces(settled.places.filter((place) => place.id !== ARRIVING));
  const idOf = (one: number) => (one === ARRIVING ? id : one);
  const { offered, ended } = settled.offers;
  await noteOffers(transaction, event, { offered: offered.map(idOf), ended });
  const outcome = { before: outcomeOf(others, event), now: settled.outcome };
  const changes = settled.changes.filter((change) => change.id !== ARRIVING);
  // most responses change nothing but the list of them, and need no more of the event
  if (isOutcomeNews(outcome, changes)) {
    await noteOutcome(transaction, await events.requireShownLocked(event.urlHash), outcome, changes);
  }
  return {
    participant: { ...participant, ...stored, updatedAt: now },
    /** From 1; null unless the person is on the waitlist. */
    waitlistPosition: own?.waitlistPosition ?? null,
  };
}
