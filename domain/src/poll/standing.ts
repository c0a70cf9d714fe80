import { chanceOf, toldChance } from '../decision/chance.ts';
import { counting, expectedParticipants, type Needs, placesOf } from '../event/progress.ts';

/** One date of a poll, with the votes of everybody who has said something about it. */
export interface VotedOption {
  id: string;
  /** When it would start, in milliseconds. */
  start: number;
  votes: readonly { likelihood: number }[];
}

export interface OptionStanding {
  expected: number;
  /** Probability that enough people come on this date, with four decimals. */
  chance: number;
  yes: number;
  maybe: number;
  no: number;
  /** Whether it is the date to take as things are. Past dates and those that nobody wants never are. */
  isBest: boolean;
}

/** Sums and products of tenths are not exact in binary; what differs by less than a billionth is equal. */
const billionths = (value: number): number => Math.round(value * 1e9);

const weigh = (option: VotedOption, needs: Needs) => ({
  id: option.id,
  start: option.start,
  expected: expectedParticipants(option.votes, needs),
  chance: chanceOf(counting(option.votes), placesOf(needs)),
});

type Weighed = ReturnType<typeof weigh>;

/** The higher chance first, then more people, then the earlier date, then the id. */
const byRank = (one: Weighed, other: Weighed): number =>
  billionths(other.chance) - billionths(one.chance) ||
  billionths(other.expected) - billionths(one.expected) ||
  one.start - other.start ||
  (one.id < other.id ? -1 : 1);

const bestOf = (weighed: readonly Weighed[], now: number): Weighed | undefined =>
  weighed.filter(({ start, expected }) => start > now && expected > 0).toSorted(byRank)[0];

/**
 * How the options of a poll stand, by their ids. Each chance is about one option alone and exact; people who vote for
 * several make the options dependent, which does not matter for one.
 * @param now in milliseconds
 */
export const standingOf = (options: readonly VotedOption[], needs: Needs, now: number): Map<string, OptionStanding> => {
  const weighed = options.map((option) => weigh(option, needs));
  const best = bestOf(weighed, now)?.id;
  const standing = ({ id, votes }: VotedOption, index: number): [string, OptionStanding] => {
    const { expected = 0, chance = 0 } = weighed[index] ?? {};
    const count = (isOne: (likelihood: number) => boolean) =>
      votes.filter(({ likelihood }) => isOne(likelihood)).length;
    return [
      id,
      {
        expected,
        chance: toldChance(chance),
        yes: count((likelihood) => likelihood === 1),
        maybe: count((likelihood) => likelihood > 0 && likelihood < 1),
        no: count((likelihood) => likelihood === 0),
        isBest: id === best,
      },
    ];
  };
  return new Map(options.map(standing));
};

/** The id of the option that makes the event: the best one, once its chance is at least `goal`; null while there is none. */
export const winnerOf = (
  options: readonly VotedOption[],
  needs: Needs,
  { goal, now }: { goal: number | null; now: number },
): string | null => {
  const best = bestOf(
    options.map((option) => weigh(option, needs)),
    now,
  );
  return goal !== null && best && billionths(best.chance) >= billionths(goal) ? best.id : null;
};
