import { likelihoodOf, type Likely } from '../response/likelihood.ts';

/** Sums of tenths are not exact in binary; a millionth of a participant decides nothing. */
const settle = (sum: number) => Math.round(sum * 1e6) / 1e6;

/** A response that the organiser has hidden counts for no reader. */
export interface Counted extends Likely {
  isHidden?: boolean;
}

/** The number of participants to expect: the sum of likelihoods, a missing one counting as 1. */
export const expectedParticipants = (participants: readonly Counted[]): number =>
  settle(participants.reduce((sum, participant) => sum + (participant.isHidden ? 0 : likelihoodOf(participant)), 0));

/** How far an event is, in percent of its threshold; more than 100 when more are in than needed (spec section 4). */
export const progress = (participants: readonly Counted[], participantThreshold: number): number =>
  (expectedParticipants(participants) / participantThreshold) * 100;

/** Whether the event will happen, by the sum of its likelihoods. */
export const isEnough = (sumOfLikelihoods: number, participantThreshold: number): boolean =>
  settle(sumOfLikelihoods) >= participantThreshold;

/** The same by its responses. */
export const hasEnoughParticipants = (participants: readonly Counted[], participantThreshold: number): boolean =>
  isEnough(expectedParticipants(participants), participantThreshold);
