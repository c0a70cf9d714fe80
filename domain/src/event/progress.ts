import { expectedOf } from '../decision/expected.ts';
import { ladderAt, type EventFormat, type NextFormat } from '../decision/ladder.ts';
import { seatsOf, sumOfSeats, type Party, type Places } from '../decision/party.ts';
import { UNCONFIRMED_YES } from '../decision/stillIn.ts';
import type { ResponseStatus } from '../decision/status.ts';
import { likelihoodOf, type Likely } from '../response/likelihood.ts';

/** A sum of people, in whole millionths: sums of tenths are not exact in binary, and less of a participant decides nothing. */
export const millionths = (sum: number): number => Math.round(sum * 1e6) / 1e6;

/** A response, as far as it counts. */
export interface Counted extends Likely {
  guests?: number | null;
  minParticipants?: number | null;
  status?: ResponseStatus;
  /** A yes that was asked whether it still holds, and was not confirmed. */
  isUnconfirmed?: boolean;
  /** One that the organiser has hidden counts for no reader. */
  isHidden?: boolean;
}

/** What an event needs, and what it has room for. */
export interface Needs {
  participantThreshold: number;
  /** Null or absent without a limit. */
  capacity?: number | null;
}

export const placesOf = ({ participantThreshold, capacity = null }: Needs): Places => ({
  threshold: participantThreshold,
  capacity,
});

/** The people of a response. */
export const partyOf = (response: Counted): Party => ({
  likelihood: likelihoodOf(response),
  seats: seatsOf(response),
  minParticipants: response.minParticipants ?? null,
});

/** Somebody who waits for a place does not come as things are. */
const doesCount = ({ isHidden, status }: Counted): boolean => !isHidden && status !== 'WAITLISTED';

/** Somebody who has a place comes on no further condition. */
const countedPartyOf = (response: Counted): Party =>
  partyOf(response.status === 'GOING' ? { ...response, minParticipants: null } : response);

/** The parties of the responses that count. */
export const counting = (responses: readonly Counted[]): Party[] => responses.filter(doesCount).map(countedPartyOf);

/** The same for the chance: a yes that was not confirmed may be a no by now. */
export const countingForChance = (responses: readonly Counted[]): Party[] =>
  countingWithResponse(responses).map(({ response, ...party }) =>
    response.isUnconfirmed ? { ...party, likelihood: party.likelihood * UNCONFIRMED_YES } : party,
  );

/** The same parties, each with its response. */
export const countingWithResponse = <R extends Counted>(responses: readonly R[]): (Party & { response: R })[] =>
  responses.filter(doesCount).map((response) => ({ ...countedPartyOf(response), response }));

/** The number of participants to expect: the sum of likelihoods, guests included, a missing one counting as 1. */
export const expectedParticipants = (responses: readonly Counted[], event: Needs): number =>
  millionths(expectedOf(counting(responses), placesOf(event)));

/** How far an event is, in percent of its threshold; more than 100 when more are in than needed (spec section 4). */
export const progress = (responses: readonly Counted[], event: Needs): number =>
  (expectedParticipants(responses, event) / event.participantThreshold) * 100;

/** Whether the event will happen, by the sum of its likelihoods. */
export const hasEnoughParticipants = (responses: readonly Counted[], event: Needs): boolean =>
  expectedParticipants(responses, event) >= event.participantThreshold;

/** Who has a place, and what is left. */
export interface Standing {
  /** People who come for certain: who have a place. */
  going: number;
  /** Places that nobody has, and that are held for nobody; null without a limit. */
  placesLeft: number | null;
  /** People beyond the capacity, once it was lowered. */
  overbooked: number;
  /** Responses that wait for a place. */
  waitlistCount: number;
  currentFormat: EventFormat | null;
  nextFormat: NextFormat | null;
}

const goingIn = (counted: readonly Counted[]): number =>
  sumOfSeats(counted.filter(({ status }) => status === 'GOING').map(partyOf));

const isCounted = ({ isHidden }: Counted) => !isHidden;

/** What an event needs, has room for, and plays with how many. */
export type Offered = Needs & {
  formats?: readonly EventFormat[];
  /** Places that are held for people who wait, while they are asked. */
  placesHeld?: number;
};

/** A response that may be offered places. */
export type Asked = Counted & { offer?: { seats: number } | null };

/** The places that are held while people are asked: where all are asked, no more than there are. */
export const placesHeldIn = (responses: readonly Asked[], { capacity = null }: Needs): number => {
  if (capacity === null) return 0;
  const counted = responses.filter(isCounted);
  const offered = sumOfSeats(counted.flatMap(({ offer }) => offer ?? []));
  if (offered === 0) return 0;
  return Math.min(offered, Math.max(0, capacity - goingIn(counted)));
};

/** What is known without any probability. */
export const standingOf = (
  responses: readonly Counted[],
  { capacity = null, formats = [], placesHeld = 0 }: Offered,
): Standing => {
  const counted = responses.filter(isCounted);
  const going = goingIn(counted);
  const { current, next } = ladderAt(formats, going);
  return {
    going,
    placesLeft: capacity === null ? null : Math.max(0, capacity - going - placesHeld),
    overbooked: capacity === null ? 0 : Math.max(0, going - capacity),
    waitlistCount: counted.filter(({ status }) => status === 'WAITLISTED').length,
    currentFormat: current,
    nextFormat: next,
  };
};

/** The same where the responses say what they are offered. */
export const standingWithOffers = (responses: readonly Asked[], event: Omit<Offered, 'placesHeld'>): Standing => {
  const { participantThreshold, capacity = null, formats = [] } = event;
  const placesHeld = placesHeldIn(responses, { participantThreshold, capacity });
  return standingOf(responses, { participantThreshold, capacity, formats, placesHeld });
};

/**
 * Whether a party that comes now would wait: there is no room for so many people. A place that is free and held for nobody is
 * one that those who wait have let go, or are too many for.
 */
export const isFull = ({ placesLeft }: Pick<Standing, 'placesLeft'>, seats = 1): boolean =>
  placesLeft !== null && seats > placesLeft;
