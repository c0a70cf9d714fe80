import { DEFAULT_LIKELIHOOD, DEFINITE_LIKELIHOOD } from '../response/constants.ts';
import { type JoinType, numberIn } from '../response/formValues.ts';
import { type Fields, openedIn } from '../formFields.ts';
import type { Vote } from './vote.ts';

/** Whether somebody comes on each date, by the option's id; what is missing is not answered. */
export type Likelihoods = Readonly<Record<string, number>>;

/** What a form calls the choice of a date, and how sure a maybe is. */
export const voteField = (optionId: string): string => `vote-${optionId}`;
export const likelihoodField = (optionId: string): string => `likelihood-${optionId}`;

/** The button for somebody who can on none of the dates; its value names them, with blanks between. */
export const NONE_FIELD = 'none';

const VOTE_FIELD = /^vote-(\d{1,10})$/;
const OPTION_ID = /\d{1,10}/g;

const LIKELIHOODS: Record<JoinType, (fields: Fields, optionId: string) => number> = {
  yes: () => DEFINITE_LIKELIHOOD,
  maybe: (fields, optionId) => numberIn(fields[likelihoodField(optionId)] ?? String(DEFAULT_LIKELIHOOD)),
  no: () => 0,
};

/** What is chosen in such a form. A word that is none of the three is no choice. */
export const likelihoodsIn = (fields: Fields): Likelihoods => {
  const chosen = Object.entries(fields).flatMap(([field, value]): [string, number][] => {
    const [, optionId] = VOTE_FIELD.exec(field) ?? [];
    if (optionId === undefined || !Object.hasOwn(LIKELIHOODS, value)) return [];
    return [[optionId, LIKELIHOODS[value as JoinType](fields, optionId)]];
  });
  const none = fields[NONE_FIELD]?.match(OPTION_ID) ?? [];
  return { ...Object.fromEntries(chosen), ...Object.fromEntries(none.map((optionId) => [optionId, 0])) };
};

/** What was voted, by the options' ids. */
export const toLikelihoods = (votes: readonly Vote[]): Likelihoods =>
  Object.fromEntries(votes.map(({ optionId, likelihood }) => [optionId, likelihood]));

const toVotes = (likelihoods: Likelihoods): Vote[] =>
  Object.entries(likelihoods).map(([optionId, likelihood]) => ({ optionId, likelihood }));

/** A browser sends lines as HTTP wants them. */
const commentIn = ({ comment = '' }: Fields) => comment.replaceAll('\r\n', '\n');

/** The content of the form, as the domain's `voteDraft` takes it; validation happens there. */
export const voteDraftIn = (fields: Fields) => ({
  name: fields.name ?? '',
  email: fields.email ?? '',
  comment: commentIn(fields),
  votes: toVotes(likelihoodsIn(fields)),
});

interface SavedVote {
  name: string;
  comment: string;
  likelihoods: Likelihoods;
}

/** What the form of votes that exist carries along, to be compared with what comes back. */
export const voteOpenedWith = ({ name, comment, likelihoods }: SavedVote): string =>
  JSON.stringify({ name, comment, likelihoods });

/**
 * What the form says otherwise than when it was opened, for `voteChange`: the rest stays, whatever became of it elsewhere. One
 * that was opened blank, by somebody who has voted before, changes what it says and leaves the rest.
 */
export const voteChangeIn = (fields: Fields) => {
  const opened: Partial<SavedVote> = openedIn(fields);
  const { name, email, comment } = voteDraftIn(fields);
  const isChanged = (now: string, before: string | undefined) => (before === undefined ? now !== '' : now !== before);
  const votes = toVotes(likelihoodsIn(fields)).filter(
    ({ optionId, likelihood }) => opened.likelihoods?.[optionId] !== likelihood,
  );
  return {
    ...(isChanged(name, opened.name) && { name }),
    ...(isChanged(comment, opened.comment) && { comment }),
    ...(email && { email }),
    ...(votes.length > 0 && { votes }),
  };
};
