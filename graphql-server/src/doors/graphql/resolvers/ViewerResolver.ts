import { Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { deleteAccount } from '../../../use-cases/account/deleteAccount.ts';
import { renewCalendarSecret } from '../../../use-cases/calendar/calendarFeed.ts';
import { listOwnEvents } from '../../../use-cases/events/listOwnEvents.ts';
import { listOwnResponses } from '../../../use-cases/responses/listOwnResponses.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { CalendarFeedObject } from '../types/CalendarFeedObject.ts';
import { EventObject } from '../types/EventObject.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';
import { ViewerObject } from '../types/ViewerObject.ts';

@Resolver(() => ViewerObject)
export class ViewerResolver {
  @Query(() => ViewerObject, { nullable: true, description: 'The signed-in person, null for a visitor.' })
  async viewer(@Ctx() { open }: GraphQLContext): Promise<ViewerObject | null> {
    const { identity, isOperator } = (await open()).actor;
    return identity && { ...identity, isOperator };
  }

  @FieldResolver(() => [EventObject], { description: 'The events the person created, private ones too, newest first.' })
  async events(@Ctx() { open }: GraphQLContext): Promise<EventObject[]> {
    const context = await open();
    return (await listOwnEvents(context)).map((event) => presentEvent(event, emailPolicyOf(context)));
  }

  @FieldResolver(() => [ParticipantObject], { description: "The person's own responses, newest first." })
  async responses(@Ctx() { open }: GraphQLContext): Promise<ParticipantObject[]> {
    const own = await listOwnResponses(await open());
    return own.map(({ participant, waitlistPosition }) => presentParticipant(participant, true, waitlistPosition));
  }

  @Mutation(() => CalendarFeedObject, {
    description:
      "Makes an address for the signed-in person's calendar feed, or a new one; the old one shows nothing from then on. It " +
      'is told this once.',
  })
  async renewCalendarFeed(@Ctx() { open, origin }: GraphQLContext): Promise<CalendarFeedObject> {
    return { url: `${origin}/calendar/${await renewCalendarSecret(await open())}.ics` };
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the account of the signed-in person with their events; their responses to other events stay without saying ' +
      'whose they are. Returns true.',
  })
  async deleteAccount(@Ctx() { open }: GraphQLContext): Promise<boolean> {
    await deleteAccount(await open());
    return true;
  }
}
