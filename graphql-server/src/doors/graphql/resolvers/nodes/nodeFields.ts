import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { nodeIdOf } from './nodeIds.ts';
import { EventObject } from '../../types/EventObject.ts';
import { EventTypeObject } from '../../types/EventTypeObject.ts';
import { ParticipantObject } from '../../types/ParticipantObject.ts';
import type { PublishedInterface } from '../../types/nodes/PublishedInterface.ts';
import { PollObject } from '../../types/PollObject.ts';
import { SeriesPageObject } from '../../types/series/SeriesPageObject.ts';

const NODE_ID = { description: 'Identifier for `node`.' };

@Resolver(() => EventObject)
export class EventNodeId {
  @FieldResolver(() => ID, NODE_ID)
  nodeId(@Root() { urlHash }: PublishedInterface): string {
    return nodeIdOf('Event', urlHash);
  }
}

@Resolver(() => PollObject)
export class PollNodeId {
  @FieldResolver(() => ID, NODE_ID)
  nodeId(@Root() { urlHash }: PublishedInterface): string {
    return nodeIdOf('Poll', urlHash);
  }
}

@Resolver(() => SeriesPageObject)
export class SeriesNodeId {
  @FieldResolver(() => ID, NODE_ID)
  nodeId(@Root() { seriesHash }: SeriesPageObject): string {
    return nodeIdOf('SeriesPage', seriesHash);
  }
}

@Resolver(() => EventTypeObject)
export class EventTypeNodeId {
  @FieldResolver(() => ID, NODE_ID)
  nodeId(@Root() { id }: EventTypeObject): string {
    return nodeIdOf('EventType', id);
  }
}

@Resolver(() => ParticipantObject)
export class ParticipantNodeId {
  /** Those who read a response know the hash of its event, or have responded by it. */
  @FieldResolver(() => ID, NODE_ID)
  async nodeId(@Root() { id }: ParticipantObject, @Ctx() { open }: GraphQLContext): Promise<string> {
    const origin = await (await open()).responses.origins.find(id);
    return nodeIdOf('Participant', origin?.urlHash ?? '', id);
  }
}
