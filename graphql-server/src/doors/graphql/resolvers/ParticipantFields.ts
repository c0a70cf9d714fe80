import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { eventOfResponse } from '../../../use-cases/responses/eventOfResponse.ts';
import type { ParticipantView } from '../../presenters/presentParticipant.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';
import { eventNode, selectsResponses } from './eventNode.ts';

type Time = 'createdAt' | 'updatedAt';

/** No list brings the times of its responses; null is what the reader may not know. */
const timeOf = async (response: ParticipantView, name: Time, { open }: GraphQLContext): Promise<string | null> => {
  const time = response[name];
  if (time !== undefined) return time;
  return (await (await open()).responses.origins.find(response.id))?.[name] ?? null;
};

@Resolver(() => ParticipantObject)
export class ParticipantFields {
  @FieldResolver(() => EventObject, {
    nullable: true,
    description: 'The event that it is a response to; null for those whom an operator has hidden it from.',
  })
  async event(
    @Root() { id }: ParticipantObject,
    @Ctx() { open }: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<EventObject | null> {
    const context = await open();
    const event = await eventOfResponse(context, id, { withResponses: selectsResponses(info) });
    return event && eventNode(context, event);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'When it was given: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  createdAt(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<string | null> {
    return timeOf(response, 'createdAt', context);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'When the person last changed it: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  updatedAt(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<string | null> {
    return timeOf(response, 'updatedAt', context);
  }
}
