import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Resolver, Root } from 'type-graphql';
import type { ShownPoll } from '../../../persistence/repositories/polls/shownPolls.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { eventOfPoll } from '../../../use-cases/polls/eventOfPoll.ts';
import { listOwnVoters, listVoters, namesVotersOf } from '../../../use-cases/polls/votersOfPoll.ts';
import { presentPollSummary, type PollSummary, type PollView } from '../../presenters/presentPoll.ts';
import { presentVoters } from '../../presenters/presentVoter.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { PollObject, PollOptionObject, PollVoterObject } from '../types/PollObject.ts';
import { eventNode, selectsResponses } from './eventNode.ts';

/** A poll whose voters and event are read where they are selected. */
export interface PollNode extends PollSummary {
  shown: ShownPoll;
}

export const pollNode = (context: Context, poll: ShownPoll): PollNode => ({
  ...presentPollSummary(context, poll),
  shown: poll,
});

/** A poll that was just made, perhaps by an earlier request that is repeated, has both at hand. */
@Resolver(() => PollObject)
export class PollFields {
  @FieldResolver(() => Int, { description: 'How many dates it offers.' })
  optionCount(@Root() { options }: PollSummary): number {
    return options.length;
  }

  @FieldResolver(() => PollOptionObject, {
    nullable: true,
    description: 'The best date so far; null while there is none.',
  })
  bestOption(@Root() { options }: PollSummary): PollOptionObject | null {
    return options.find(({ isBest }) => isBest) ?? null;
  }

  @FieldResolver(() => EventObject, {
    nullable: true,
    description: 'The event that it became; null before that, and where it is private and not shown to the reader.',
  })
  async event(
    @Root() poll: PollNode | PollView,
    @Ctx() { open }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventObject | null> {
    if (!('shown' in poll)) return poll.event;
    const context = await open();
    const event = await eventOfPoll(context, poll.shown, { withResponses: selectsResponses(info) });
    return event && eventNode(context, event);
  }

  @FieldResolver(() => [PollVoterObject], {
    description: 'The people who voted, in the order of voting: everybody, unless `first` limits them.',
  })
  async voters(
    @Root() poll: PollNode | PollView,
    @Ctx() { open }: GraphQLContext,
    @Arg('first', () => Int, { nullable: true, description: 'How many, at most 1000; all when left out.' })
    first: number | null,
    @Arg('after', () => ID, {
      nullable: true,
      description: 'Only those after the voter with this id, whether or not there still is one.',
    })
    after: string | null,
  ): Promise<PollVoterObject[]> {
    if (!('shown' in poll)) return poll.voters;
    const context = await open();
    const voters = await listVoters(context, poll.shown, { first, after });
    return presentVoters(context, poll.shown, { voters, isNaming: await namesVotersOf(context, poll.shown) });
  }

  @FieldResolver(() => PollVoterObject, {
    nullable: true,
    description:
      'The reader’s own votes, recognised by their sign-in or by the browser that voted; null for readers who have not voted.',
  })
  async ownVoter(@Root() poll: PollNode | PollView, @Ctx() { open }: GraphQLContext): Promise<PollVoterObject | null> {
    if (!('shown' in poll)) return null;
    const context = await open();
    const voters = await listOwnVoters(context, poll.shown);
    return presentVoters(context, poll.shown, { voters, isNaming: true }).at(-1) ?? null;
  }
}
