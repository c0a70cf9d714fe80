import { formatPercent } from '../../../lib/formatNumber.ts';
import { pollsText } from '../pollsText.ts';

/** Whether somebody comes on each date, by the option's id; what is missing is not answered. */
export type Votes = Readonly<Record<string, number>>;

export type Vote = 'yes' | 'maybe' | 'no' | 'none';

/** @param likelihoods of the options, in their order */
export const votesOf = (options: readonly { id: string }[], likelihoods: readonly (number | null)[]): Votes =>
  Object.fromEntries(
    options.flatMap(({ id }, place) => {
      const likelihood = likelihoods[place] ?? null;
      return likelihood === null ? [] : [[id, likelihood]];
    }),
  );

export const toVoteInputs = (votes: Votes) =>
  Object.entries(votes).map(([optionId, likelihood]) => ({ optionId, likelihood }));

export const voteOf = (likelihood: number | undefined): Vote => {
  if (likelihood === undefined) return 'none';
  if (likelihood === 0) return 'no';
  return likelihood === 1 ? 'yes' : 'maybe';
};

const AFTER: Record<Vote, number> = { none: 1, yes: 0.5, maybe: 0, no: 1 };

/** What a tap makes of it: yes, maybe, no, and yes again. */
export const afterTap = (likelihood: number | undefined): number => AFTER[voteOf(likelihood)];

/** What a key says: `1` to `9` a maybe of 10 to 90 %, `0` no; undefined for another key. */
export const likelihoodOfKey = (key: string): number | undefined => (/^\d$/.test(key) ? Number(key) / 10 : undefined);

/** `Maybe, 60%` */
export const voteText = (likelihood: number | undefined): string => {
  const vote = voteOf(likelihood);
  const texts: Record<Vote, string> = {
    yes: pollsText.yes,
    maybe: pollsText.maybe({ likelihood: formatPercent(likelihood ?? 0) }),
    no: pollsText.no,
    none: pollsText.unanswered,
  };
  return texts[vote];
};
