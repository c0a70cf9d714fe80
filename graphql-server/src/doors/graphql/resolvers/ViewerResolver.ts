import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { deleteAccount } from '../../../use-cases/account/deleteAccount.ts';
import { renewCalendarSecret } from '../../../use-cases/calendar/calendarFeed.ts';
import { listCoOrganisedEvents, listOwnEvents } from '../../../use-cases/events/listOwnEvents.ts';
import { listOwnPolls } from '../../../use-cases/polls/listPolls.ts';
import { listHiddenOfBrowser, listHiddenResponses } from '../../../use-cases/responses/listHiddenResponses.ts';
import { listOwnResponses } from '../../../use-cases/responses/listOwnResponses.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentHidden } from '../../presenters/presentHidden.ts';
import { presentParticipant } from '../../presenters/presentParticipant.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { HeldResponseInput } from '../inputs/HeldResponseInput.ts';
import { EventObject } from '../types/EventObject.ts';
import { ParticipantObject } from '../types/ParticipantObject.ts';
import { PollObject } from '../types/PollObject.ts';
import { CalendarFeedObject, HiddenResponseObject, ViewerObject } from '../types/ViewerObject.ts';
import { pollNode } from './PollFields.ts';

@Resolver(() => ViewerObject)
export class ViewerResolver {
  @Query(() => ViewerObject, { nullable: true, description: 'The signed-in person, null for a visitor.' })
  async viewer(@Ctx() { open }: GraphQLContext): Promise<ViewerObject | null> {
    const { identity, isOperator } = (await open()).actor;
    return identity && { ...identity, isOperator };
  }

  @FieldResolver(() => [EventObject], {
    description: 'The events that the person created, including private ones, newest first.',
  })
  async events(@Ctx() { open }: GraphQLContext): Promise<EventObject[]> {
    const context = await open();
    return (await listOwnEvents(context)).map((event) => presentEvent(event, emailPolicyOf(context)));
  }

  @FieldResolver(() => [EventObject], {
    description: 'The events of others that the person co-organises, including private ones, newest first.',
  })
  async coOrganised(@Ctx() { open }: GraphQLContext): Promise<EventObject[]> {
    const context = await open();
    return (await listCoOrganisedEvents(context)).map((event) => presentEvent(event, emailPolicyOf(context)));
  }

  @FieldResolver(() => [PollObject], {
    description: 'The polls that the person opened, including private ones, newest first.',
  })
  async polls(@Ctx() { open }: GraphQLContext): Promise<PollObject[]> {
    const context = await open();
    return (await listOwnPolls(context)).map((poll) => pollNode(context, poll));
  }

  @FieldResolver(() => [ParticipantObject], { description: "The person's own responses, newest first." })
  async responses(@Ctx() { open }: GraphQLContext): Promise<ParticipantObject[]> {
    const own = await listOwnResponses(await open());
    return own.map(({ participant, waitlistPosition }) => presentParticipant(participant, true, waitlistPosition));
  }

  @FieldResolver(() => [HiddenResponseObject], {
    description: "Those of the person's own responses that organisers have hidden, newest first.",
  })
  async hiddenResponses(@Ctx() { open }: GraphQLContext): Promise<HiddenResponseObject[]> {
    return (await listHiddenResponses(await open())).map(presentHidden);
  }

  @Query(() => [HiddenResponseObject], {
    name: 'hiddenResponses',
    description:
      'The responses of this browser that organisers have hidden, newest first: recognised by its cookie, and by ' +
      'the tokens that it sends. Send them by POST, because addresses are logged.',
  })
  async hiddenOfBrowser(
    @Ctx() { open }: GraphQLContext,
    @Arg('held', () => [HeldResponseInput], {
      description: 'Further responses that the browser can prove to be its own.',
    })
    held: HeldResponseInput[],
  ): Promise<HiddenResponseObject[]> {
    return (await listHiddenOfBrowser(await open(), held)).map(presentHidden);
  }

  @Mutation(() => CalendarFeedObject, {
    description:
      "Creates an address for the signed-in person's calendar feed. An earlier address stops working. It is " +
      'returned only here.',
  })
  async renewCalendarFeed(@Ctx() { open, origin }: GraphQLContext): Promise<CalendarFeedObject> {
    return { url: `${origin}/calendar/${await renewCalendarSecret(await open())}.ics` };
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes the account of the signed-in person with their events; their responses to other events stay, ' +
      'without their name. Returns true.',
  })
  async deleteAccount(@Ctx() { open }: GraphQLContext): Promise<boolean> {
    await deleteAccount(await open());
    return true;
  }
}
