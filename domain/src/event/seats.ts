import { sumOfSeats } from '../decision/party.ts';
import { partyOf, type Counted, type Needs } from './progress.ts';

/** More than so many are not told apart by looking: then the bar alone shows how far an event is. */
const MAX_DOTS = 24;

/** One seat of those that an event needs: taken, perhaps taken, or free. */
export type SeatState = 'going' | 'maybe' | 'open';

/** The seats of an event, as its picture shows them. */
export interface Seats {
  /** People who come for certain: who have a place. */
  going: number;
  /** People who may come, and who come once their condition holds. */
  maybe: number;
  /** People who wait for a place. */
  waiting: number;
  /** Seats that it needs. */
  threshold: number;
  /** One for each seat that it needs, in this order; empty where it needs more than a picture can show. */
  dots: readonly SeatState[];
  /** People beyond those that it needs, as many as the picture has room for. */
  beyond: number;
}

const IS_MAYBE = new Set<Counted['status']>(['MAYBE', 'CONDITIONAL']);

/** What the picture of an event shows. Hidden responses do not count. */
export const seatsShown = (
  responses: readonly Counted[],
  { participantThreshold: threshold }: Pick<Needs, 'participantThreshold'>,
): Seats => {
  const people = (matches: (status: Counted['status']) => boolean) =>
    sumOfSeats(responses.filter(({ isHidden, status }) => !isHidden && matches(status)).map(partyOf));
  const going = people((status) => status === 'GOING');
  const maybe = people((status) => IS_MAYBE.has(status));
  const stateOf = (place: number): SeatState => {
    if (place < going) return 'going';
    return place < going + maybe ? 'maybe' : 'open';
  };
  const dots = threshold > MAX_DOTS ? [] : Array.from({ length: threshold }, (_, place) => stateOf(place));
  const room = dots.length === 0 ? 0 : MAX_DOTS - threshold;
  return {
    going,
    maybe,
    waiting: people((status) => status === 'WAITLISTED'),
    threshold,
    dots,
    beyond: Math.min(room, Math.max(0, going - threshold)),
  };
};
