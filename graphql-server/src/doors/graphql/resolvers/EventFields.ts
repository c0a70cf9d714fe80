import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { pollOfEvent } from '../../../use-cases/polls/pollOfEvent.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { EventObject } from '../types/EventObject.ts';
import { chatLinkFor } from '../../presenters/chatLink.ts';
import type { EventView } from '../../presenters/presentEvent.ts';
import { PollObject } from '../types/PollObject.ts';
import { pollNode } from './PollFields.ts';

@Resolver(() => EventObject)
export class EventFields {
  @FieldResolver(() => PollObject, {
    nullable: true,
    description:
      'The poll that it came from; null where it came from none, and for those whom a private one is not shown.',
  })
  async poll(@Root() { id }: EventObject, @Ctx() { open }: GraphQLContext): Promise<PollObject | null> {
    const context = await open();
    const poll = await pollOfEvent(context, id);
    return poll && pollNode(context, poll);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Where those who come talk to each other, empty when there is no such place. Null for everybody but its organisers and those who may come.',
  })
  async chatLink(
    @Root() event: EventView,
    @Ctx() { open }: GraphQLContext,
    @Arg('participantId', () => ID, {
      nullable: true,
      description: 'A response of the reader, where neither their account nor their browser proves it.',
    })
    participantId: string | null,
    @Arg('responseToken', () => String, { nullable: true, description: 'What the join of that response returned.' })
    responseToken: string | null,
  ): Promise<string | null> {
    return chatLinkFor(await open(), event, { participantId, responseToken });
  }
}
