import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import { getEvent } from '../../../use-cases/events/getEvent.ts';
import { getCancelledEvent } from '../../../use-cases/events/cancelledEvents.ts';
import { getSeries, hasNextDate } from '../../../use-cases/events/getSeries.ts';
import { listEvents } from '../../../use-cases/lists/listEvents.ts';
import { listEventTypes } from '../../../use-cases/event-types/listEventTypes.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { noEmails, presentEvent, presentEventType } from '../../presenters/presentEvent.ts';
import { asksForEmail } from '../selects.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { presentCancelled, presentSeries } from '../../presenters/presentSeries.ts';
import { CancelledEventObject } from '../types/CancelledEventObject.ts';
import { EventConnectionObject } from '../types/EventConnectionObject.ts';
import { EventObject } from '../types/EventObject.ts';
import { EventTypeObject } from '../types/EventTypeObject.ts';
import { EventWindowEnum } from '../types/EventWindowEnum.ts';
import { SeriesObject } from '../types/SeriesObject.ts';
import { EventListArguments } from '../inputs/ListArguments.ts';
import { connectionOf } from './connectionOf.ts';

@Resolver()
export class EventQueries {
  @Query(() => EventConnectionObject, {
    description: 'The public events: upcoming by date ascending, past newest first. Private events are on no list.',
  })
  async events(
    @Ctx() { open }: GraphQLContext,
    @Args(() => EventListArguments) { when, ...given }: EventListArguments,
    @Info() { operation, fragments }: GraphQLResolveInfo,
  ): Promise<EventConnectionObject> {
    const context = await open();
    const withOwners = [operation, ...Object.values(fragments)].some(asksForEmail);
    const input = { ...given, when: when ?? EventWindowEnum.UPCOMING };
    const page = await listEvents(context, input, { withOwners });
    const showsEmail = withOwners ? emailPolicyOf(context) : noEmails;
    return connectionOf({ ...page, items: page.events }, page.placeOf, (event) => presentEvent(event, showsEmail));
  }

  @Query(() => EventObject, {
    nullable: true,
    description: 'The event with that hash, even if private. Null when there is none.',
  })
  async event(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
  ): Promise<EventObject | null> {
    const context = await open();
    const event = await getEvent(context, urlHash);
    return event && presentEvent(event, emailPolicyOf(context));
  }

  @Query(() => SeriesObject, {
    nullable: true,
    description: 'The previous and the next date of the event with that hash in its series. Null for a single event.',
  })
  async series(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
  ): Promise<SeriesObject | null> {
    const series = await getSeries(await open(), urlHash);
    return series && presentSeries(series);
  }

  @Query(() => Boolean, {
    description:
      'Whether the series whose first event has that hash has a date that is not past. If it has none, `duplicateEvent` creates it.',
  })
  async hasNextDate(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
  ): Promise<boolean> {
    return hasNextDate(await open(), urlHash);
  }

  @Query(() => CancelledEventObject, {
    nullable: true,
    description: 'What is stored about a deleted event, for thirty days. Null when there is none.',
  })
  async cancelledEvent(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'The public identifier that it had.' }) urlHash: string,
  ): Promise<CancelledEventObject | null> {
    const cancelled = await getCancelledEvent(await open(), urlHash);
    return cancelled && presentCancelled(cancelled);
  }

  @Query(() => [EventTypeObject], { description: 'Every type an event can have.' })
  async eventTypes(@Ctx() { open }: GraphQLContext): Promise<EventTypeObject[]> {
    return (await listEventTypes(await open())).map(presentEventType);
  }
}
