import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { listEventTypes } from '../../../../use-cases/event-types/listEventTypes.ts';
import { getEvent } from '../../../../use-cases/events/getEvent.ts';
import { getPoll } from '../../../../use-cases/polls/getPoll.ts';
import { getSeriesPage } from '../../../../use-cases/regulars/getSeriesPage.ts';
import type { Context } from '../../../../use-cases/Context.ts';
import { emailPolicyOf } from '../../../presenters/emailPolicy.ts';
import { presentEvent, presentEventType, type EventView } from '../../../presenters/presentEvent.ts';
import { presentSeriesPage } from '../../../presenters/presentSeriesPage.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { readNodeId, type NodeType } from './nodeIds.ts';
import { NodeInterface } from '../../types/nodes/NodeInterface.ts';
import { pollNode } from '../PollFields.ts';

type Find = (context: Context, ...parts: readonly string[]) => Promise<object | null>;

const eventOf = async (context: Context, urlHash: string): Promise<EventView | null> => {
  const event = await getEvent(context, urlHash);
  return event && presentEvent(event, emailPolicyOf(context));
};

/** Each is found as it is by the query of its own, and shows what that shows. */
const FINDERS: Record<NodeType, Find> = {
  Event: (context, urlHash = '') => eventOf(context, urlHash),
  async Participant(context, urlHash = '', id = '') {
    const event = await eventOf(context, urlHash);
    return event?.participants.find((participant) => String(participant.id) === id) ?? null;
  },
  async Poll(context, urlHash = '') {
    const poll = await getPoll(context, urlHash);
    return poll && pollNode(context, poll);
  },
  async SeriesPage(context, seriesHash = '') {
    const page = await getSeriesPage(context, seriesHash);
    return page && presentSeriesPage(context, page);
  },
  async EventType(context, id = '') {
    const type = (await listEventTypes(context)).find((one) => String(one.id) === id);
    return type ? presentEventType(type) : null;
  },
};

@Resolver()
export class NodeResolver {
  @Query(() => NodeInterface, {
    nullable: true,
    description:
      'The event, response, poll, series or type with that `nodeId`, if the reader may read it; otherwise null.',
  })
  async node(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, { description: 'A `nodeId`.' }) id: string,
  ): Promise<object | null> {
    const key = readNodeId(id);
    if (!key) return null;
    const found = await FINDERS[key.type](await open(), ...key.parts);
    return found && { ...found, __typename: key.type };
  }
}
