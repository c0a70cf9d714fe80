import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { reachOfEvent } from '../../../../notices/reach/reachOfEvent.ts';
import { reachOfPoll } from '../../../../notices/reach/reachOfPoll.ts';
import type { EventView } from '../../../presenters/presentEvent.ts';
import type { PollSummary } from '../../../presenters/presentPoll.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { EventObject } from '../../types/EventObject.ts';
import { EventReachObject, PollReachObject } from '../../types/organising/ReachObjects.ts';
import { PollObject } from '../../types/PollObject.ts';

@Resolver(() => EventObject)
export class EventReachFields {
  @FieldResolver(() => EventReachObject, {
    nullable: true,
    description: 'How many people would get news about it. Null for everybody but its organisers.',
  })
  async reach(@Root() event: EventView, @Ctx() { open }: GraphQLContext): Promise<EventReachObject | null> {
    return reachOfEvent(await open(), event);
  }
}

@Resolver(() => PollObject)
export class PollReachFields {
  @FieldResolver(() => PollReachObject, {
    nullable: true,
    description: 'How many voters would get news about it. Null for everybody but its creator.',
  })
  async reach(@Root() poll: PollSummary, @Ctx() { open }: GraphQLContext): Promise<PollReachObject | null> {
    return reachOfPoll(await open(), poll);
  }
}
