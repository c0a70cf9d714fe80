import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { getPushKey } from '../../../use-cases/push/pushKeys.ts';
import { removePushSubscription, savePushSubscription } from '../../../use-cases/push/pushSubscriptions.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { PushSubscriptionInput } from '../inputs/PushSubscriptionInput.ts';

@Resolver()
export class PushResolver {
  @Query(() => String, {
    nullable: true,
    description:
      'The key with which browsers subscribe to notifications (`applicationServerKey`), in base64url; null if this ' +
      'server sends none.',
  })
  async pushKey(@Ctx() { open }: GraphQLContext): Promise<string | null> {
    return getPushKey(await open());
  }

  @Mutation(() => [ID], {
    description:
      'Notifies a device about the events of these responses from now on, and of no others: when they are decided, ' +
      'changed or called off. For the owner of the responses only; CONFLICT if this server sends no notifications. ' +
      'Returns the responses that it is notified about; deleted ones are left out.',
  })
  async savePushSubscription(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => PushSubscriptionInput, { description: 'The device.' }) input: PushSubscriptionInput,
  ): Promise<string[]> {
    const { endpoint, keys, responses } = input;
    const asked = responses?.map((one) => ({ ...one }));
    const saved = await savePushSubscription(await open(), { endpoint, keys: { ...keys }, responses: asked });
    return saved.map(({ id }) => String(id));
  }

  @Mutation(() => Boolean, {
    description: 'Stops notifying a device. Returns whether it was notified until now.',
  })
  async removePushSubscription(
    @Ctx() { open }: GraphQLContext,
    @Arg('endpoint', () => String, {
      description: "The device's address at the browser's push service, which is secret.",
    })
    endpoint: string,
  ): Promise<boolean> {
    return removePushSubscription(await open(), { endpoint });
  }
}
