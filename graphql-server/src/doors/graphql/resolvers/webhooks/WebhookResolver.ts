import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { listDeliveries, redeliverWebhook, testWebhook } from '../../../../use-cases/webhooks/deliveries.ts';
import {
  createWebhook,
  deleteWebhook,
  listOwnWebhooks,
  renewWebhookSecret,
  updateWebhook,
  type NewSecret,
} from '../../../../use-cases/webhooks/ownWebhooks.ts';
import { presentDelivery, presentWebhook } from '../../../presenters/presentWebhook.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { CreateWebhookInput, UpdateWebhookInput } from '../../inputs/WebhookInputs.ts';
import { ViewerObject } from '../../types/ViewerObject.ts';
import { WebhookDeliveryObject, WebhookObject, WebhookSecretObject } from '../../types/webhooks/WebhookObject.ts';

const ID_OF = { description: 'Identifier of the webhook.' };

const present = ({ webhook, secret }: NewSecret): WebhookSecretObject => ({ webhook: presentWebhook(webhook), secret });

@Resolver(() => ViewerObject)
export class WebhookResolver {
  @FieldResolver(() => [WebhookObject], { description: "The person's webhooks, oldest first." })
  async webhooks(@Ctx() { open }: GraphQLContext): Promise<WebhookObject[]> {
    return (await listOwnWebhooks(await open())).map(presentWebhook);
  }

  @Mutation(() => WebhookSecretObject, {
    description:
      'Adds a webhook: an address that gets deliveries about what happens, signed as in Standard Webhooks. An account can have at most ten (CONFLICT).',
  })
  async createWebhook(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => CreateWebhookInput, { description: 'The webhook.' }) input: CreateWebhookInput,
  ): Promise<WebhookSecretObject> {
    return present(await createWebhook(await open(), { ...input }));
  }

  @Mutation(() => WebhookObject, { description: 'Changes a webhook, turns it off or on again.' })
  async updateWebhook(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, ID_OF) id: string,
    @Arg('input', () => UpdateWebhookInput, { description: 'The change.' }) input: UpdateWebhookInput,
  ): Promise<WebhookObject> {
    return presentWebhook(await updateWebhook(await open(), id, { ...input }));
  }

  @Mutation(() => WebhookSecretObject, {
    description: 'Gives a webhook a new secret. For a day, deliveries are signed with the old one as well.',
  })
  async renewWebhookSecret(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, ID_OF) id: string,
  ): Promise<WebhookSecretObject> {
    return present(await renewWebhookSecret(await open(), id));
  }

  @Mutation(() => Boolean, { description: 'Deletes a webhook: nothing more is sent to its address. Returns true.' })
  async deleteWebhook(@Ctx() { open }: GraphQLContext, @Arg('id', () => ID, ID_OF) id: string): Promise<boolean> {
    await deleteWebhook(await open(), id);
    return true;
  }

  @Mutation(() => WebhookDeliveryObject, { description: 'Sends a sample delivery to a webhook.' })
  async testWebhook(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, ID_OF) id: string,
    @Arg('type', () => String, { nullable: true, description: 'The type of the sample. Left out, `event.confirmed`.' })
    type?: string | null,
  ): Promise<WebhookDeliveryObject> {
    return presentDelivery(await testWebhook(await open(), id, { type }));
  }

  @Mutation(() => WebhookDeliveryObject, { description: 'Sends a delivery once more, with the same id.' })
  async redeliverWebhook(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, ID_OF) id: string,
    @Arg('deliveryId', () => ID, { description: 'Identifier of the delivery.' }) deliveryId: string,
  ): Promise<WebhookDeliveryObject> {
    return presentDelivery(await redeliverWebhook(await open(), id, deliveryId));
  }
}

@Resolver(() => WebhookObject)
export class WebhookFields {
  @FieldResolver(() => [WebhookDeliveryObject], { description: 'Its last 50 deliveries, the latest first.' })
  async deliveries(@Ctx() { open }: GraphQLContext, @Root() webhook: WebhookObject): Promise<WebhookDeliveryObject[]> {
    return (await listDeliveries(await open(), String(webhook.id))).map(presentDelivery);
  }
}
