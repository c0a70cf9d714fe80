import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { getPushKey } from '../../../use-cases/push/pushKeys.ts';
import { subscribeToPush, unsubscribeFromPush } from '../../../use-cases/push/pushSubscriptions.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { PushSubscriptionInput } from '../inputs/PushSubscriptionInput.ts';
import { PARTICIPANT_ID, RESPONSE_TOKEN, URL_HASH } from './responseArguments.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    nullable: true,
    description:
      'The key with which browsers subscribe to notifications (`applicationServerKey`), in base64url; null where this ' +
      'server sends none.',
  })
  async pushKey(@Ctx() { open }: GraphQLContext): Promise<string | null> {
    return getPushKey(await open());
  }

  @Mutation(() => Boolean, {
    description:
      'Notifies a device about a response from now on: of what is decided, changed or called off. For its owner alone; ' +
      'CONFLICT where this server sends no notifications. Returns true.',
  })
  async subscribeToPush(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('input', () => PushSubscriptionInput, { description: 'The device.' }) input: PushSubscriptionInput,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<boolean> {
    await subscribeToPush(await open(), { urlHash, id: participantId, responseToken }, { ...input });
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Notifies a device about a response no longer. For its owner alone. Returns whether it was notified until now.',
  })
  async unsubscribeFromPush(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('participantId', () => ID, PARTICIPANT_ID) participantId: string,
    @Arg('endpoint', () => String, { description: "The device's address at the browser's push service." })
    endpoint: string,
    @Arg('responseToken', () => String, RESPONSE_TOKEN) responseToken: string | null,
  ): Promise<boolean> {
    return unsubscribeFromPush(await open(), { urlHash, id: participantId, responseToken }, { endpoint });
  }
}
