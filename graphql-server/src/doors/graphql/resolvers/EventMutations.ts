import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { ShownEvent } from '../../../persistence/repositories/EventRepository.ts';
import type { Context } from '../../../use-cases/Context.ts';
import { withIdempotency } from '../../../use-cases/withIdempotency.ts';
import { createEvent } from '../../../use-cases/events/createEvent.ts';
import { decideEvent } from '../../../use-cases/events/decision/decideEvent.ts';
import { deleteEvent } from '../../../use-cases/deletion/deleteEvent.ts';
import { duplicateEvent } from '../../../use-cases/events/duplicateEvent.ts';
import { endSeries } from '../../../use-cases/events/endSeries.ts';
import { updateEvent } from '../../../use-cases/events/updateEvent.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { CreateEventInput } from '../inputs/CreateEventInput.ts';
import { UpdateEventInput } from '../inputs/UpdateEventInput.ts';
import { TAKES_KEY } from '../keyedFields.ts';
import { DecisionEnum } from '../types/decisionEnums.ts';
import { EditScopeEnum } from '../types/EditScopeEnum.ts';
import { EventObject } from '../types/EventObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };

const present = (context: Context, event: ShownEvent): EventObject => presentEvent(event, emailPolicyOf(context));

@Resolver()
export class EventMutations {
  @Extensions(TAKES_KEY)
  @Mutation(() => EventObject, { description: 'Publishes an event in the name of the signed-in person.' })
  async createEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => CreateEventInput, { description: 'What to publish.' }) input: CreateEventInput,
  ): Promise<EventObject> {
    const context = await open();
    const call = { name: 'createEvent', input };
    return withIdempotency(context, call, async (transaction) => {
      const event = await createEvent(transaction, { ...input });
      return present(context, event);
    });
  }

  @Mutation(() => EventObject, { description: 'Changes an event. For its organisers.' })
  async updateEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('input', () => UpdateEventInput, { description: 'What to change.' }) input: UpdateEventInput,
    @Arg('scope', () => EditScopeEnum, {
      nullable: true,
      description:
        'How far the change reaches in a series. Left out, only this occurrence changes; dates that are created later follow the first event.',
    })
    scope: EditScopeEnum | null,
  ): Promise<EventObject> {
    const context = await open();
    return present(context, await updateEvent(context, urlHash, { ...input }, scope));
  }

  @Mutation(() => EventObject, {
    description:
      'Confirms an event, calls it off, or opens it again. For its organisers; CONFLICT for an event that is over.',
  })
  async decideEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('decision', () => DecisionEnum, { description: 'The decision.' }) decision: DecisionEnum,
    @Arg('reason', () => String, { nullable: true, description: 'Why, at most 200 characters; shown to everybody.' })
    reason: string | null,
  ): Promise<EventObject> {
    const context = await open();
    return present(context, await decideEvent(context, urlHash, { decision, reason }));
  }

  @Mutation(() => EventObject, {
    description: 'Ends the series of an event: planned dates stay, and no more are added. For its organisers.',
  })
  async endSeries(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<EventObject> {
    const context = await open();
    return present(context, await endSeries(context, urlHash));
  }

  @Mutation(() => Boolean, { description: 'Deletes an event with its responses. For its creator only. Returns true.' })
  async deleteEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<boolean> {
    await deleteEvent(await open(), urlHash);
    return true;
  }

  @Mutation(() => EventObject, {
    description:
      'The next occurrence of a recurring event that is past: created by the first request, found by every later ' +
      'one. CONFLICT while the event is not past, or when its series has ended. A private one is returned to its ' +
      'organisers, and to people who request it by a private one; to others the series looks ended.',
  })
  async duplicateEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<EventObject> {
    const context = await open();
    const { event } = await duplicateEvent(context, urlHash);
    return present(context, event);
  }
}
