import { Arg, Ctx, Extensions, ID, Mutation, Resolver } from 'type-graphql';
import { removeAnswer, updateAnswer } from '../../../use-cases/answers/changeAnswer.ts';
import { deletePoll } from '../../../use-cases/deletion/deletePoll.ts';
import { closePoll, reopenPoll } from '../../../use-cases/polls/closePoll.ts';
import { createPoll } from '../../../use-cases/polls/createPoll.ts';
import { importVotes } from '../../../use-cases/polls/importVotes.ts';
import { schedulePoll } from '../../../use-cases/polls/schedulePoll.ts';
import { updatePoll } from '../../../use-cases/polls/updatePoll.ts';
import { votePoll } from '../../../use-cases/polls/votePoll.ts';
import { VOTES } from '../../../use-cases/polls/votes.ts';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentPoll } from '../../presenters/presentPoll.ts';
import { presentVote } from '../../presenters/presentVoter.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { CreatePollInput, UpdatePollInput, UpdateVoteInput, VotePollInput } from '../inputs/PollInputs.ts';
import { DAY_FIRST, TABLE, TWO_IS_YES } from '../importArguments.ts';
import { TAKES_KEY } from '../keyedFields.ts';
import { EventObject } from '../types/EventObject.ts';
import { PollObject, PollVoterObject, VotePollPayload } from '../types/PollObject.ts';
import { pollNode } from './PollFields.ts';

const URL_HASH = { description: 'Public identifier of the poll.' };
const VOTER_ID = { description: 'Identifier of the vote.' };
const RESPONSE_TOKEN = {
  nullable: true,
  description:
    'The token that the vote returned. Left out, the signed-in person or the browser that voted is the proof.',
};

@Resolver()
export class PollMutations {
  @Extensions(TAKES_KEY)
  @Mutation(() => PollObject, { description: 'Opens a poll in the name of the signed-in person.' })
  async createPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => CreatePollInput, { description: 'What to ask.' }) input: CreatePollInput,
  ): Promise<PollObject> {
    const context = await open();
    return withIdempotency(context, { name: 'createPoll', input }, async (transaction) => {
      const poll = await createPoll(transaction, { ...input });
      return presentPoll(context, poll);
    });
  }

  @Mutation(() => PollObject, {
    description: 'Changes a poll. For its creator only; CONFLICT once it has its event.',
  })
  async updatePoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => UpdatePollInput, { description: 'What to change.' }) input: UpdatePollInput,
  ): Promise<PollObject> {
    const context = await open();
    return pollNode(context, await updatePoll(context, urlHash, { ...input }));
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a poll with its votes; an event that it became stays. For its creator only. Returns true.',
  })
  async deletePoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<boolean> {
    await deletePoll(await open(), urlHash);
    return true;
  }

  @Mutation(() => PollObject, {
    description: 'Closes a poll: it takes no more votes. For its creator only; CONFLICT once it has its event.',
  })
  async closePoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<PollObject> {
    const context = await open();
    return pollNode(context, await closePoll(context, urlHash));
  }

  @Mutation(() => PollObject, {
    description:
      'Reopens a poll: it takes votes again. For its creator only; CONFLICT if voting has ended, or all options are over.',
  })
  async reopenPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<PollObject> {
    const context = await open();
    return pollNode(context, await reopenPoll(context, urlHash));
  }

  @Extensions(TAKES_KEY)
  @Mutation(() => VotePollPayload, {
    description:
      'Adds the votes of a visitor or of the signed-in person. The first date that is likely enough becomes the ' +
      'event, with a response from everybody who voted on it.',
  })
  async votePoll(
    @Ctx() { open, keepVisitorToken }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => VotePollInput, { description: 'The person’s response.' }) input: VotePollInput,
  ): Promise<VotePollPayload & { urlHash: string }> {
    const context = await open();
    const call = { name: 'votePoll', input: { urlHash, input }, urlHash };
    const { visitorToken, ...voted } = await withIdempotency(context, call, async (transaction) => {
      const { poll, voter, votes, ...proof } = await votePoll(transaction, urlHash, { ...input });
      return { voter: presentVote(context, { poll, voter, votes }), ...proof };
    });
    if (visitorToken) keepVisitorToken(visitorToken);
    return { ...voted, urlHash };
  }

  @Mutation(() => PollVoterObject, { description: 'Changes a vote. For its owner only.' })
  async updateVote(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('voterId', () => ID, VOTER_ID) voterId: string,
    @Arg('input', () => UpdateVoteInput, { description: 'What to change.' }) input: UpdateVoteInput,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<PollVoterObject> {
    const context = await open();
    const address = { urlHash, id: voterId, responseToken };
    return presentVote(context, await updateAnswer(context, VOTES, address, { ...input }));
  }

  @Mutation(() => Boolean, { description: "Withdraws a vote. For its owner and the poll's creator. Returns true." })
  async removeVote(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('voterId', () => ID, VOTER_ID) voterId: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<boolean> {
    await removeAnswer(await open(), VOTES, { urlHash, id: voterId, responseToken });
    return true;
  }

  @Mutation(() => PollObject, {
    description:
      'Adds votes that were cast elsewhere, and any dates that the poll does not have yet: all or nothing. For the creator only.',
  })
  async importVotes(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('table', () => String, TABLE) table: string,
    @Arg('dayFirst', () => Boolean, DAY_FIRST) dayFirst: boolean | null,
    @Arg('twoIsYes', () => Boolean, TWO_IS_YES) twoIsYes: boolean | null,
    @Arg('leaveOut', () => Boolean, {
      nullable: true,
      description: 'Whether to leave out votes that cannot be imported. Otherwise a table with such votes is refused.',
    })
    leaveOut: boolean | null,
  ): Promise<PollObject> {
    const context = await open();
    return pollNode(context, await importVotes(context, urlHash, { table, dayFirst, twoIsYes, leaveOut }));
  }

  @Mutation(() => EventObject, {
    description:
      'Turns a date of a poll into its event, with a response from everybody who voted on it. For the creator ' +
      'only, also for a closed poll; CONFLICT for a date that is over, and once there is an event.',
  })
  async schedulePoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('optionId', () => ID, { description: 'Identifier of the option.' }) optionId: string,
  ): Promise<EventObject> {
    const context = await open();
    return presentEvent(await schedulePoll(context, urlHash, { optionId }), emailPolicyOf(context));
  }
}
