import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { handOverEvent } from '../../../use-cases/events/handOverEvent.ts';
import { takeOverEvent } from '../../../use-cases/events/takeOverEvent.ts';
import { withdrawHandOver } from '../../../use-cases/events/withdrawHandOver.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentHandOver } from '../../presenters/presentHandOver.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { HandOverObject } from '../types/HandOverObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };

@Resolver()
export class HandOverMutations {
  @Mutation(() => HandOverObject, {
    description:
      'Makes a token by which one other person becomes the organiser of an event, within seven days. One made before is ' +
      'of no use any more. For its creator alone.',
  })
  async handOverEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<HandOverObject> {
    return presentHandOver(await handOverEvent(await open(), urlHash));
  }

  @Mutation(() => Boolean, {
    description: 'Withdraws the token that `handOverEvent` made, if there is one. For its creator alone.',
  })
  async withdrawHandOver(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<boolean> {
    await withdrawHandOver(await open(), urlHash);
    return true;
  }

  @Mutation(() => EventObject, {
    description:
      'Makes the signed-in person the organiser of an event, of a series with all that follows. For anybody who has the token.',
  })
  async takeOverEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('token', () => String, { description: 'What `handOverEvent` returned.' }) token: string,
  ): Promise<EventObject> {
    const context = await open();
    return presentEvent(await takeOverEvent(context, urlHash, { token }), emailPolicyOf(context));
  }
}
