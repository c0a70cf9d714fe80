import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { handOver, withdrawHandOver } from '../../../use-cases/hand-over/offers.ts';
import { takeOverEvent } from '../../../use-cases/hand-over/takeOverEvent.ts';
import { takeOverPoll } from '../../../use-cases/hand-over/takeOverPoll.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentHandOver } from '../../presenters/presentHandOver.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { HandOverObject } from '../types/HandOverObject.ts';
import { PollObject } from '../types/PollObject.ts';
import { pollNode } from './PollFields.ts';

const URL_HASH = { description: 'Public identifier of the event.' };
const POLL_HASH = { description: 'Public identifier of the poll.' };

@Resolver()
export class HandOverMutations {
  @Mutation(() => HandOverObject, {
    description:
      'Creates a token with which one other person can become the organiser of an event, within seven days. An ' +
      'earlier token stops working. For its creator only.',
  })
  async handOverEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<HandOverObject> {
    return presentHandOver(await handOver(await open(), 'event', urlHash));
  }

  @Mutation(() => Boolean, {
    description:
      'Withdraws the token that `handOverEvent` created, if there is one. For its creator only. Returns true.',
  })
  async withdrawHandOver(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<boolean> {
    await withdrawHandOver(await open(), 'event', urlHash);
    return true;
  }

  @Mutation(() => EventObject, {
    description:
      'Makes the signed-in person the organiser of an event and of the poll that it came from; of a series, of all ' +
      'dates that follow as well. For anybody who has the token.',
  })
  async takeOverEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('token', () => String, { description: 'What `handOverEvent` returned.' }) token: string,
  ): Promise<EventObject> {
    const context = await open();
    return presentEvent(await takeOverEvent(context, urlHash, { token }), emailPolicyOf(context));
  }

  @Mutation(() => HandOverObject, {
    description:
      'Creates a token with which one other person can become the organiser of a poll, within seven days and until ' +
      'it has its event. An earlier token stops working. For its creator only.',
  })
  async handOverPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, POLL_HASH) urlHash: string,
  ): Promise<HandOverObject> {
    return presentHandOver(await handOver(await open(), 'poll', urlHash));
  }

  @Mutation(() => Boolean, {
    description:
      'Withdraws the token that `handOverPoll` created, if there is one. For its creator only. Returns true.',
  })
  async withdrawPollHandOver(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, POLL_HASH) urlHash: string,
  ): Promise<boolean> {
    await withdrawHandOver(await open(), 'poll', urlHash);
    return true;
  }

  @Mutation(() => PollObject, {
    description: 'Makes the signed-in person the organiser of a poll. For anybody who has the token.',
  })
  async takeOverPoll(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, POLL_HASH) urlHash: string,
    @Arg('token', () => String, { description: 'What `handOverPoll` returned.' }) token: string,
  ): Promise<PollObject> {
    const context = await open();
    return pollNode(context, await takeOverPoll(context, urlHash, { token }));
  }
}
