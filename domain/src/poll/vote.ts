import type { DateTime } from 'luxon';
import { z } from 'zod';
import { DomainError } from '../errors.ts';
import { RESPONSES_MAX } from '../response/constants.ts';
import { identityFields, likelihood } from '../response/draft.ts';
import { OPTIONS_MAX } from './constants.ts';
import { optionId } from './optionId.ts';
import { because } from '../refusals/Reason.ts';

const votesMessage = because('votes.unreadable');
const objectMessage = because('vote.unreadable');

/** Which date the organiser picks. */
export const pickedOption = z.object({ optionId }, because('option.notPicked'));

/** How likely somebody comes on a date; an option without one has no vote. */
const votes = z
  .array(z.object({ optionId, likelihood }, votesMessage), votesMessage)
  .min(1, because('votes.none'))
  .max(OPTIONS_MAX, because('votes.tooMany', { max: OPTIONS_MAX }))
  .refine((list) => new Set(list.map((vote) => vote.optionId)).size === list.length, because('votes.twice'));

/** The input of a person who votes. */
export const voteDraft = z.object({ ...identityFields, votes }, objectMessage);

/** What a person changes of it: of the votes those that are named, the rest stays. */
export const voteChange = voteDraft.partial();

const { name, comment } = identityFields;

const answer = (name: string) => z.boolean(because('flag.ofNameUnreadable', { name })).nullish();

/** A table of names and dates, which `planImport` reads, and its organiser's answers to what it leaves open. */
export const importInput = z.object(
  {
    table: z.string(because('table.notText')),
    dayFirst: answer('dayFirst').describe('Whether 05/03 is 5 March; for a table that leaves it open'),
    twoIsYes: answer('twoIsYes').describe(
      'Whether 2 is a yes and 1 a maybe, not the other way round; for a table with 2',
    ),
    leaveOut: answer('leaveOut').describe(
      'Whether to leave out votes that cannot be imported; otherwise such a table gets 400',
    ),
  },
  objectMessage,
);

/** What an organiser brings along from another poll: people without an address. */
export const importDraft = z
  .array(z.object({ name, comment, votes }, objectMessage), because('voters.unreadable'))
  .min(1, because('table.nobody'))
  .max(RESPONSES_MAX, because('voters.tooMany', { max: RESPONSES_MAX }));

export type VoteDraft = z.output<typeof voteDraft>;
export type VoteChange = z.output<typeof voteChange>;
export type Vote = VoteDraft['votes'][number];

/** @throws DomainError `BAD_USER_INPUT` for an option of another poll, `CONFLICT` for one that has begun */
export const requireVotable = (
  cast: readonly Vote[],
  options: readonly { id: string; date: DateTime }[],
  now: DateTime,
): void => {
  const byId = new Map(options.map((option) => [option.id, option]));
  for (const { optionId } of cast) {
    const option = byId.get(optionId);
    if (!option) throw new DomainError('BAD_USER_INPUT', 'option.unknown', { fields: ['votes'] });
    if (option.date <= now) throw new DomainError('CONFLICT', 'vote.dateOver');
  }
};
