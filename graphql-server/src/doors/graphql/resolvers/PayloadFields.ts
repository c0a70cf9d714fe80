import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { getEvent } from '../../../use-cases/events/getEvent.ts';
import { getPoll } from '../../../use-cases/polls/getPoll.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { JoinEventPayload } from '../types/JoinEventPayload.ts';
import { PollObject, VotePollPayload } from '../types/PollObject.ts';
import { eventNode } from './eventNode.ts';
import { pollNode } from './PollFields.ts';

// What a response or a vote was for is read when it is selected, as it is then: a repeated request finds it changed.

/** What was answered, by its hash. */
interface Answered {
  urlHash: string;
}

@Resolver(() => JoinEventPayload)
export class JoinEventPayloadFields {
  @FieldResolver(() => EventObject, {
    nullable: true,
    description: 'The event as it is now. Null where a repeated request finds it gone.',
  })
  async event(@Root() { urlHash }: Answered, @Ctx() { open }: GraphQLContext): Promise<EventObject | null> {
    const context = await open();
    const event = await getEvent(context, urlHash);
    return event && eventNode(context, event);
  }
}

@Resolver(() => VotePollPayload)
export class VotePollPayloadFields {
  @FieldResolver(() => PollObject, {
    nullable: true,
    description: 'The poll as it is now. Null where a repeated request finds it gone.',
  })
  async poll(@Root() { urlHash }: Answered, @Ctx() { open }: GraphQLContext): Promise<PollObject | null> {
    const context = await open();
    const poll = await getPoll(context, urlHash);
    return poll && pollNode(context, poll);
  }
}
