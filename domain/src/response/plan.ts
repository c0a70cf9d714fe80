import { seatsOf } from '../decision/party.ts';
import { largestParty } from '../decision/waitlist.ts';
import { DomainError } from '../errors.ts';
import { DEFINITE_LIKELIHOOD } from './constants.ts';
import { reason, type Reason } from '../refusals/Reason.ts';

/** Whether somebody comes, with whom, and on what condition. */
export interface Plan {
  /** Probability of coming, 0 to 1: 1 is a yes, 0 a no. */
  likelihood: number;
  /** People who come along. */
  guests: number;
  /** Comes if at least so many people come, the person and the guests included; null without a condition. */
  minParticipants: number | null;
  /** Does not come, but may be asked when people are missing. */
  isStandby: boolean;
}

/** The part of a plan at fault, and why. */
export interface Problem {
  field: keyof Plan;
  reason: Reason;
}

/** What an event allows. */
export interface Offer {
  participantThreshold: number;
  capacity: number | null;
  maxGuests: number;
}

/** What contradicts itself in a plan; null when nothing does. */
export const problemOfPlan = (plan: Plan): Problem | null => {
  const { likelihood, minParticipants, isStandby } = plan;
  if (minParticipants !== null && likelihood !== DEFINITE_LIKELIHOOD) {
    return { field: 'minParticipants', reason: reason('condition.notDefinite') };
  }
  if (isStandby && likelihood !== 0) {
    return { field: 'isStandby', reason: reason('standby.coming') };
  }
  if (minParticipants !== null && minParticipants < seatsOf(plan)) {
    return { field: 'minParticipants', reason: reason('condition.belowParty', { seats: seatsOf(plan) }) };
  }
  return null;
};

const problemOfGuests = ({ guests }: Plan, { maxGuests }: Offer): Problem | null => {
  if (guests <= maxGuests) return null;
  if (maxGuests === 0) return { field: 'guests', reason: reason('guests.notTaken') };
  return {
    field: 'guests',
    reason: maxGuests === 1 ? reason('guests.one') : reason('guests.tooMany', { max: maxGuests }),
  };
};

/** A no needs no place. */
const problemOfPlaces = (plan: Plan, { participantThreshold, capacity }: Offer): Problem | null => {
  const { likelihood, guests, minParticipants } = plan;
  if (likelihood === 0) return null;
  const largest = largestParty({ threshold: participantThreshold, capacity });
  if (guests > 0 && seatsOf(plan) > largest) {
    return { field: 'guests', reason: reason('guests.largestParty', { max: largest }) };
  }
  if (minParticipants !== null && capacity !== null && minParticipants > capacity) {
    return { field: 'minParticipants', reason: reason('condition.aboveCapacity', { capacity }) };
  }
  return null;
};

/** What the event does not allow in a plan; null when it allows all of it. */
export const problemAtEvent = (plan: Plan, event: Offer): Problem | null =>
  problemOfGuests(plan, event) ?? problemOfPlaces(plan, event);

const refuse = (problem: Problem | null): void => {
  if (problem) throw new DomainError('BAD_USER_INPUT', problem.reason, { fields: [problem.field] });
};

/**
 * Refuses a plan that contradicts itself, or that the event does not take.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const requirePossible = (plan: Plan, event: Offer): void =>
  refuse(problemOfPlan(plan) ?? problemAtEvent(plan, event));

/**
 * A plan after a change. A change of the likelihood, and of nothing else, takes back what only went with the likelihood
 * before: a condition with a yes, standby with a no.
 */
export const withChange = (plan: Plan, change: { [Field in keyof Plan]?: Plan[Field] | undefined }): Plan => {
  const { likelihood = plan.likelihood, guests = plan.guests } = change;
  const isSame = likelihood === plan.likelihood;
  const {
    minParticipants = isSame || likelihood === DEFINITE_LIKELIHOOD ? plan.minParticipants : null,
    isStandby = isSame || likelihood === 0 ? plan.isStandby : false,
  } = change;
  return { likelihood, guests, minParticipants, isStandby };
};

const PLAN_FIELDS = ['likelihood', 'guests', 'minParticipants', 'isStandby'] as const satisfies readonly (keyof Plan)[];

/**
 * What is wrong with a change of a plan. An event that takes less than it did leaves a plan as it is until it changes, and
 * keeps nobody from saying no.
 */
export const problemOfChange = (before: Plan, plan: Plan, event: Offer): Problem | null => {
  if (PLAN_FIELDS.every((field) => plan[field] === before[field])) return null;
  const isPlainNo = plan.likelihood === 0 && plan.guests === before.guests;
  if (isPlainNo) return problemOfPlan(plan);
  return problemOfPlan(plan) ?? problemAtEvent(plan, event);
};

/**
 * Refuses a change that contradicts itself, or that the event does not take.
 * @throws DomainError `BAD_USER_INPUT`
 */
export const requirePossibleChange = (before: Plan, plan: Plan, event: Offer): void =>
  refuse(problemOfChange(before, plan, event));

interface Room {
  placesLeft: number | null;
  /** Responses that wait for a place. */
  waitlistCount: number;
}

/**
 * Refuses more guests of somebody who has a place, where they do not fit or others wait for the places. A condition
 * makes no difference: where it does not hold, too few people come, so there are free places and nobody waits.
 * @throws DomainError `CONFLICT` with the number of free places
 */
export const requireRoomForMore = (before: Plan, plan: Plan, { placesLeft, waitlistCount }: Room): void => {
  const more = plan.guests - before.guests;
  if (placesLeft === null || more <= 0 || plan.likelihood !== DEFINITE_LIKELIHOOD) return;
  const free = waitlistCount > 0 ? 0 : placesLeft;
  if (more <= free) return;
  throw new DomainError('CONFLICT', free === 0 ? 'guests.noFreePlace' : reason('guests.noRoom', { free }), {
    fields: ['guests'],
  });
};
