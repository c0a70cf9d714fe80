import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { externalIdFor, findExternal } from '../../../../use-cases/external-ids/externalEvents.ts';
import { upsertEvent } from '../../../../use-cases/external-ids/upsertEvent.ts';
import { emailPolicyOf } from '../../../presenters/emailPolicy.ts';
import { presentEvent, type EventView } from '../../../presenters/presentEvent.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { UpdateEventInput } from '../../inputs/UpdateEventInput.ts';
import { EventObject } from '../../types/EventObject.ts';
import { UpsertEventPayload } from '../../types/external/UpsertEventPayload.ts';

const EXTERNAL_ID = { description: 'The event’s `externalId`: its identifier in the caller’s own system.' };

@Resolver(() => EventObject)
export class ExternalIdResolver {
  @Query(() => EventObject, {
    nullable: true,
    description: "The signed-in person's own event with that `externalId`. Null when they have none.",
  })
  async eventByExternalId(
    @Ctx() { open }: GraphQLContext,
    @Arg('externalId', () => String, EXTERNAL_ID) externalId: string,
  ): Promise<EventObject | null> {
    const context = await open();
    const event = await findExternal(context, externalId);
    return event && presentEvent(event, emailPolicyOf(context));
  }

  @Mutation(() => UpsertEventPayload, {
    description:
      "Changes the signed-in person's own event with that `externalId`, as `updateEvent` does. If they have none, " +
      'it is published, which needs what `createEvent` needs.',
  })
  async upsertEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('externalId', () => String, EXTERNAL_ID) externalId: string,
    @Arg('input', () => UpdateEventInput, { description: 'What to change, or to publish.' }) input: UpdateEventInput,
  ): Promise<UpsertEventPayload> {
    const context = await open();
    const { event, isNew } = await upsertEvent(context, externalId, { ...input });
    return { event: presentEvent(event, emailPolicyOf(context)), isNew };
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Its identifier in the creator’s own system. Null where it has none, and for everybody but its organisers.',
  })
  async externalId(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<string | null> {
    return externalIdFor(await open(), event);
  }
}
