import { sumOfSeats } from '../decision/party.ts';
import { expectedParticipants, partyOf, type Counted, type Needs } from './progress.ts';

/** More dots than this cannot be told apart by looking: beyond it, only the bar shows how far an event is. */
export const MAX_DOTS = 24;

/**
 * One seat of those that an event needs: taken; taken by those who may come, as far as they can be expected; begun, where
 * they are not enough to fill it; or free.
 */
export type SeatState = 'going' | 'maybe' | 'partly' | 'open';

/** The seats of an event, as its picture shows them. */
export interface Seats {
  /** People who come for certain: who have a place. */
  going: number;
  /** People who may come, and who come once their condition holds. */
  maybe: number;
  /** How many of all of them to expect. */
  expected: number;
  /** People who wait for a place. */
  waiting: number;
  /** Seats that it needs. */
  threshold: number;
  /** People it has room for; null without a limit. */
  capacity: number | null;
  /** One for each seat that it needs, in this order; empty where it needs more than a picture can show. */
  dots: readonly SeatState[];
  /** People beyond those that it needs, as far as the picture has room for them. */
  beyond: number;
}

const IS_MAYBE = new Set<Counted['status']>(['MAYBE', 'CONDITIONAL']);

/**
 * What the picture of an event shows: one seat is taken for each person to expect, no matter which, so that the others
 * are those that are missing. Hidden responses do not count.
 */
export const seatsShown = (responses: readonly Counted[], event: Needs): Seats => {
  const { participantThreshold: threshold } = event;
  const people = (matches: (status: Counted['status']) => boolean) =>
    sumOfSeats(responses.filter(({ isHidden, status }) => !isHidden && matches(status)).map(partyOf));
  const going = people((status) => status === 'GOING');
  const expected = expectedParticipants(responses, event);
  const stateOf = (place: number): SeatState => {
    if (place < going) return 'going';
    if (place + 1 <= expected) return 'maybe';
    return place < expected ? 'partly' : 'open';
  };
  const dots = threshold > MAX_DOTS ? [] : Array.from({ length: threshold }, (_, place) => stateOf(place));
  const room = dots.length === 0 ? 0 : MAX_DOTS - threshold;
  return {
    going,
    maybe: people((status) => IS_MAYBE.has(status)),
    expected,
    waiting: people((status) => status === 'WAITLISTED'),
    threshold,
    capacity: event.capacity ?? null,
    dots,
    beyond: Math.min(room, Math.max(0, going - threshold)),
  };
};
