import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { getCancelledPoll } from '../../../use-cases/polls/cancelledPolls.ts';
import { getPoll } from '../../../use-cases/polls/getPoll.ts';
import { previewImport } from '../../../use-cases/polls/importVotes.ts';
import { listPolls } from '../../../use-cases/polls/listPolls.ts';
import { presentImport } from '../../presenters/presentImport.ts';
import { presentCancelledPoll } from '../../presenters/presentPoll.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { DAY_FIRST, TABLE, TWO_IS_YES } from '../importArguments.ts';
import { PollListArguments } from '../inputs/ListArguments.ts';
import { CancelledPollObject } from '../types/CancelledPollObject.ts';
import { ImportPreviewObject } from '../types/ImportPreviewObject.ts';
import { PollConnectionObject, PollObject } from '../types/PollObject.ts';
import { pollConnectionOf, type PollConnection } from './PollConnectionFields.ts';
import { pollNode } from './PollFields.ts';

@Resolver()
export class PollQueries {
  @Query(() => PollObject, {
    nullable: true,
    description: 'The poll with that hash, even if private. Null when there is none.',
  })
  async poll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the poll.' }) urlHash: string,
  ): Promise<PollObject | null> {
    const context = await open();
    const poll = await getPoll(context, urlHash);
    return poll && pollNode(context, poll);
  }

  @Query(() => CancelledPollObject, {
    nullable: true,
    description:
      'What is stored about a poll that was deleted without becoming an event, for thirty days. Null when there is none.',
  })
  async cancelledPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'The public identifier that it had.' }) urlHash: string,
  ): Promise<CancelledPollObject | null> {
    const cancelled = await getCancelledPoll(await open(), urlHash);
    return cancelled && presentCancelledPoll(cancelled);
  }

  @Query(() => PollConnectionObject, {
    description: 'The public polls that take votes, by their next dates. Private polls are on no list.',
  })
  async polls(
    @Ctx() { open }: GraphQLContext,
    @Args(() => PollListArguments) list: PollListArguments,
  ): Promise<PollConnection> {
    const context = await open();
    return pollConnectionOf(context, await listPolls(context, list));
  }

  @Query(() => ImportPreviewObject, {
    description: 'What `importVotes` would do with a table; changes nothing. For the creator only.',
  })
  async previewImport(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the poll.' }) urlHash: string,
    @Arg('table', () => String, TABLE) table: string,
    @Arg('dayFirst', () => Boolean, DAY_FIRST) dayFirst: boolean | null,
    @Arg('twoIsYes', () => Boolean, TWO_IS_YES) twoIsYes: boolean | null,
  ): Promise<ImportPreviewObject> {
    return presentImport(await previewImport(await open(), urlHash, { table, dayFirst, twoIsYes }));
  }
}
