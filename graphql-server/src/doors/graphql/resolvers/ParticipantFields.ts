import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import { DateTimeScalar } from '../types/scalars/DateTimeScalar.ts';
import { eventOfResponse } from '../../../use-cases/responses/eventOfResponse.ts';
import type { ShownPhone } from '../../../persistence/repositories/sms/PhoneRepository.ts';
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

/** No list brings the numbers of its responses. Those who read the address of one read its number, too. */
const phoneOf = async (response: ParticipantView, { open }: GraphQLContext): Promise<Partial<ShownPhone>> => {
  if (!('email' in response)) return {};
  const { phone, isPhoneConfirmed } = response;
  if (phone !== undefined) return { ...(phone !== null && { phone, isPhoneConfirmed: isPhoneConfirmed ?? false }) };
  return (await (await open()).responses.phones.find(response.id)) ?? {};
};

@Resolver(() => ParticipantObject)
export class ParticipantFields {
  @FieldResolver(() => EventObject, {
    nullable: true,
    description: 'The event that it is a response to; null where an operator has hidden the event from the reader.',
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
    description:
      'The number that the person left for texts, in E.164. Null for everybody but the person and the organisers.',
  })
  async phone(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<string | null> {
    return (await phoneOf(response, context)).phone ?? null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the number was confirmed; until then, nothing but a code is sent to it. Null where there is no number.',
  })
  async isPhoneConfirmed(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<boolean | null> {
    return (await phoneOf(response, context)).isPhoneConfirmed ?? null;
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was given: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  createdAt(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<string | null> {
    return timeOf(response, 'createdAt', context);
  }

  @FieldResolver(() => DateTimeScalar, {
    nullable: true,
    description: 'When the person last changed it: ISO 8601 in UTC. Null for a person whom the reader sees as `Guest`.',
  })
  updatedAt(@Root() response: ParticipantView, @Ctx() context: GraphQLContext): Promise<string | null> {
    return timeOf(response, 'updatedAt', context);
  }
}
