import { parse } from '@quorum/domain/parse';
import { namesVoters } from '@quorum/domain/poll/asItsEvent';
import { RESPONSES_MAX } from '@quorum/domain/response/constants';
import { z } from 'zod';
import { DomainError } from '@quorum/domain/errors';
import { because } from '@quorum/domain/refusals/Reason';
import type { ShownPoll } from '../../persistence/repositories/polls/shownPolls.ts';
import type { ShownVoter } from '../../persistence/repositories/polls/PollVoters.ts';
import { rowId } from '../../persistence/repositories/rowId.ts';
import type { Context } from '../Context.ts';

const rule = because('request.votersPageSize', { max: RESPONSES_MAX });
const someVoters = z.object({
  first: z.int(rule).min(0, rule).max(RESPONSES_MAX, rule).nullish(),
  after: z.string().nullish(),
});

const numberIn = (after: string): number => {
  // what comes after nobody is where the list begins
  const id = after === '0' ? 0 : rowId(after);
  if (id === null) throw new DomainError('BAD_USER_INPUT', 'request.foreignVoter', { fields: ['after'] });
  return id;
};

/**
 * Those who voted in a poll, in the order of voting: all of them, or so many after the voter of that number.
 * @throws DomainError `BAD_USER_INPUT`
 */
export async function listVoters(
  { polls }: Context,
  poll: ShownPoll,
  input: z.input<typeof someVoters> = {},
): Promise<ShownVoter[]> {
  const { first = null, after } = parse(someVoters, input);
  return polls.voters.page(poll, { first, after: after == null ? 0 : numberIn(after) });
}

/** Whether a vote of the reader's became a response. */
const hasAnswered = async (context: Context, poll: ShownPoll): Promise<boolean> =>
  (await listOwnVoters(context, poll)).some(({ participantId }) => participantId !== null);

/** The same where it makes a difference: a public poll leads to an event that was made private since. */
export const hasAnsweredSecretEvent = async (context: Context, poll: ShownPoll): Promise<boolean> =>
  poll.event?.isPrivate === true && !poll.isPrivate && hasAnswered(context, poll);

/** Whether a poll names its voters to the reader. */
export const namesVotersOf = async (context: Context, poll: ShownPoll): Promise<boolean> =>
  namesVoters(context.actor, poll, poll.event, await hasAnsweredSecretEvent(context, poll));

/** What the reader has voted, by their sign-in or by the browser that voted. */
export async function listOwnVoters({ actor, polls, tokens }: Context, poll: ShownPoll): Promise<ShownVoter[]> {
  const { uid, visitorToken } = actor;
  const visitorDigest = visitorToken === null ? null : tokens.digest(visitorToken);
  return polls.voters.own(poll, { uid, visitorDigest });
}
