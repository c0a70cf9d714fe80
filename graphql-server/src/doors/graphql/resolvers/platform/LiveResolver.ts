import { Arg, Ctx, Int, Resolver, Root, Subscription } from 'type-graphql';
import { type Change, OVERFLOW } from '../../../../gateways/LiveChanges.ts';
import { getEvent, requireEvent } from '../../../../use-cases/events/getEvent.ts';
import { getPoll, requirePoll } from '../../../../use-cases/polls/getPoll.ts';
import type { Context } from '../../../../use-cases/Context.ts';
import { emailPolicyOf } from '../../../presenters/emailPolicy.ts';
import { presentEvent } from '../../../presenters/presentEvent.ts';
import type { LiveContext } from '../../live/LiveContext.ts';
import { EventObject } from '../../types/EventObject.ts';
import { PollObject } from '../../types/PollObject.ts';
import { type PollNode, pollNode } from '../PollFields.ts';

interface Subscribing {
  // type-graphql knows neither
  args: unknown;
  context: unknown;
}

/** One event or poll: as it is now, and as it is after each change. */
const watchOne =
  (of: Change['of'], find: (context: Context, urlHash: string) => Promise<{ id: number }>) =>
  async ({ args, context }: Subscribing): Promise<AsyncIterable<Change>> => {
    const { open, watch } = context as LiveContext;
    const { id } = await find(await open(), (args as { urlHash: string }).urlHash);
    return watch((change) => change.of === of && change.id === id, { of, id });
  };

const watchEvents = async ({ args, context }: Subscribing): Promise<AsyncIterable<Change>> => {
  const { eventTypeId } = args as { eventTypeId?: number | null };
  const { open, watch } = context as LiveContext;
  // a token that is not valid is refused now, and not with the first change
  await open();
  const isOnList = ({ urlHash, eventTypeId: type }: Change) =>
    urlHash !== undefined && (eventTypeId == null || type === eventTypeId);
  return watch((change) => change.hasLeft === true || isOnList(change), OVERFLOW);
};

/** What a reader who waits is told. It comes at most once a second, however much happens. */
@Resolver()
export class LiveResolver {
  @Subscription(() => EventObject, {
    nullable: true,
    subscribe: watchOne('event', requireEvent),
    description:
      'The event of that hash: as it is now, and after each change. Null, at the end, once it is gone. Errors: `NOT_FOUND`.',
  })
  async eventChanged(
    @Ctx() { open, end }: LiveContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
  ): Promise<EventObject | null> {
    const context = await open();
    const event = await getEvent(context, urlHash);
    if (event) return presentEvent(event, emailPolicyOf(context));
    end();
    return null;
  }

  @Subscription(() => EventObject, {
    nullable: true,
    subscribe: watchEvents,
    description:
      'Each public event that is new or has changed. Null at the beginning, where one may have left the list, and where more have changed than are told: read the list then.',
  })
  async eventsChanged(
    @Ctx() { open }: LiveContext,
    @Root() { urlHash = '' }: Change,
    @Arg('eventTypeId', () => Int, { nullable: true, description: 'Only events of this type.' })
    eventTypeId: number | null,
  ): Promise<EventObject | null> {
    const context = await open();
    const event = await getEvent(context, urlHash);
    // it may have become another since
    const isOnList = event && !event.isPrivate && (eventTypeId == null || event.eventType.id === eventTypeId);
    return isOnList ? presentEvent(event, emailPolicyOf(context)) : null;
  }

  @Subscription(() => PollObject, {
    nullable: true,
    subscribe: watchOne('poll', requirePoll),
    description:
      'The poll of that hash: as it is now, and after each change. Null, at the end, once it is gone. Errors: `NOT_FOUND`.',
  })
  async pollChanged(
    @Ctx() { open, end }: LiveContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the poll.' }) urlHash: string,
  ): Promise<PollNode | null> {
    const context = await open();
    const poll = await getPoll(context, urlHash);
    if (poll) return pollNode(context, poll);
    end();
    return null;
  }
}
