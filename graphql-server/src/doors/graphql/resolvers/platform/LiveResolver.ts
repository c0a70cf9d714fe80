import { DomainError } from '@quorum/domain/errors';
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Int, Resolver, Root, Subscription } from 'type-graphql';
import { type Change, OVERFLOW } from '../../../../gateways/LiveChanges.ts';
import { getEvent, requireEvent } from '../../../../use-cases/events/getEvent.ts';
import { takesPartIn, type Proof } from '../../../../use-cases/organising/takesPart.ts';
import { getPoll, requirePoll } from '../../../../use-cases/polls/getPoll.ts';
import { emailPolicyOf } from '../../../presenters/emailPolicy.ts';
import { presentEvent } from '../../../presenters/presentEvent.ts';
import type { LiveContext } from '../../live/LiveContext.ts';
import { proofsIn } from '../../live/proofsIn.ts';
import { EventObject } from '../../types/EventObject.ts';
import { PollObject } from '../../types/PollObject.ts';
import { type PollNode, pollNode } from '../PollFields.ts';

interface Subscribing {
  // type-graphql knows neither
  args: unknown;
  context: unknown;
  info: GraphQLResolveInfo;
}

const isOfOne =
  ({ of, id }: Change) =>
  (change: Change): boolean =>
    change.of === of && change.id === id;

/** Whether the reader of an event organises it or has responded to it by now. */
const takesPart = async (open: LiveContext['open'], urlHash: string, proofs: readonly Proof[]): Promise<boolean> => {
  try {
    const context = await open();
    const { uid, visitorToken } = context.actor;
    // nobody knows who it is: that is so for most, and costs no reading
    if (uid === null && visitorToken === null && proofs.length === 0) return false;
    const event = await context.events.findVisible(urlHash);
    return event !== null && (await takesPartIn(context, event, proofs));
  } catch (error) {
    // a reader whose token is no longer valid learns that from a change that everybody sees; of all else the resolver tells them
    return !(error instanceof DomainError && error.code === 'UNAUTHENTICATED');
  }
};

/** One event: as it is now, and as it is after each change. */
const watchEvent = async ({ args, context, info }: Subscribing): Promise<AsyncIterable<Change>> => {
  const { open, watch } = context as LiveContext;
  const { urlHash } = args as { urlHash: string };
  const { id } = await requireEvent(await open(), urlHash);
  const proofs = proofsIn(info);
  const first = { of: 'event', id } as const;
  return watch(isOfOne(first), first, () => takesPart(open, urlHash, proofs));
};

/** One poll: the same. */
const watchPoll = async ({ args, context }: Subscribing): Promise<AsyncIterable<Change>> => {
  const { open, watch } = context as LiveContext;
  const { id } = await requirePoll(await open(), (args as { urlHash: string }).urlHash);
  const first = { of: 'poll', id } as const;
  return watch(isOfOne(first), first);
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
    subscribe: watchEvent,
    description:
      'The event with that hash: as it is now, and after each change; only organisers and people who responded get ' +
      'changes that others cannot see, such as messages and payments. Null, as the last message, once it is ' +
      'deleted. Errors: `NOT_FOUND`.',
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
      'Each public event that is new or has changed. Null at the beginning, when one may have left the list, and when more have changed than are sent: read the list then.',
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
    subscribe: watchPoll,
    description:
      'The poll with that hash: as it is now, and after each change. Null, as the last message, once it is deleted. Errors: `NOT_FOUND`.',
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
