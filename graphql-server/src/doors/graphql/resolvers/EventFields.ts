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
      'The poll that it came from; null where there is none, and where it is private and not shown to the reader.',
  })
  async poll(@Root() { id }: EventObject, @Ctx() { open }: GraphQLContext): Promise<PollObject | null> {
    const context = await open();
    const poll = await pollOfEvent(context, id);
    return poll && pollNode(context, poll);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Address of the group chat, empty when there is none. Null for everybody but its organisers and people who are coming or may come.',
  })
  async chatLink(
    @Root() event: EventView,
    @Ctx() { open }: GraphQLContext,
    @Arg('participantId', () => ID, {
      nullable: true,
      description:
        'A response of the reader, in case neither their account nor their browser proves that it is theirs.',
    })
    participantId: string | null,
    @Arg('responseToken', () => String, { nullable: true, description: 'What the join of that response returned.' })
    responseToken: string | null,
  ): Promise<string | null> {
    return chatLinkFor(await open(), event, { participantId, responseToken });
  }
}
