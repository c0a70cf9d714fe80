import type { Likelihoods } from '@quorum/domain/poll/voteForm';
import { formatPercent } from '../../../lib/formatNumber.ts';
import { pollsText } from '../../../messages/polls/pollsText.generated.ts';

export type Votes = Likelihoods;

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
