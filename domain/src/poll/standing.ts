import { chanceOf, shownChance } from '../decision/chance.ts';
import { counting, expectedParticipants, type Needs, placesOf } from '../event/progress.ts';

/** What the votes for one date come to. It changes with a vote for that date and with what the poll needs, and not by the clock. */
export interface Tally {
  yes: number;
  maybe: number;
  no: number;
  expected: number;
  /** Probability that enough people come on this date. */
  chance: number;
}

/** One date of a poll, with what the votes for it come to. */
export interface TalliedOption {
  id: string;
  /** When it would start, in milliseconds. */
  start: number;
  tally: Tally;
}

/** A tally as it is shown, its chance with four decimals. */
export interface OptionStanding extends Tally {
  /** Whether it is the best date so far. Past dates, and dates that nobody wants, never are. */
  isBest: boolean;
}

/**
 * Each chance is about one option alone and exact; people who vote for several make the options dependent, which does not
 * matter for one.
 */
export const tallyOf = (votes: readonly { likelihood: number }[], needs: Needs): Tally => {
  const count = (isOne: (likelihood: number) => boolean) => votes.filter(({ likelihood }) => isOne(likelihood)).length;
  return {
    yes: count((likelihood) => likelihood === 1),
    maybe: count((likelihood) => likelihood > 0 && likelihood < 1),
    no: count((likelihood) => likelihood === 0),
    expected: expectedParticipants(votes, needs),
    chance: chanceOf(counting(votes), placesOf(needs)),
  };
};

/** Sums and products of tenths are not exact in binary; what differs by less than a billionth is equal. */
const billionths = (value: number): number => Math.round(value * 1e9);

/** The higher chance first, then more people, then the earlier date, then the id. */
export const byRank = (one: TalliedOption, other: TalliedOption): number =>
  billionths(other.tally.chance) - billionths(one.tally.chance) ||
  billionths(other.tally.expected) - billionths(one.tally.expected) ||
  one.start - other.start ||
  (one.id < other.id ? -1 : 1);

const bestOf = (options: readonly TalliedOption[], now: number): TalliedOption | undefined =>
  options.filter(({ start, tally }) => start > now && tally.expected > 0).toSorted(byRank)[0];

/**
 * How the options of a poll stand, by their ids.
 * @param now in milliseconds
 */
export const standingOf = (options: readonly TalliedOption[], now: number): Map<string, OptionStanding> => {
  const best = bestOf(options, now)?.id;
  return new Map(
    options.map(({ id, tally }) => [id, { ...tally, chance: shownChance(tally.chance), isBest: id === best }]),
  );
};

/** The id of the option that makes the event: the best one, once its chance is at least `goal`; null while there is none. */
export const winnerOf = (
  options: readonly TalliedOption[],
  { goal, now }: { goal: number | null; now: number },
): string | null => {
  const best = bestOf(options, now);
  return goal !== null && best && billionths(best.tally.chance) >= billionths(goal) ? best.id : null;
};
