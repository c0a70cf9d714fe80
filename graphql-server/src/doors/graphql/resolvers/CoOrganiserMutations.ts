import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { acceptCoOrganiser, inviteCoOrganiser } from '../../../use-cases/co-organisers/invitations.ts';
import { removeCoOrganiser } from '../../../use-cases/co-organisers/removeCoOrganiser.ts';
import { emailPolicyOf } from '../../presenters/emailPolicy.ts';
import { presentEvent } from '../../presenters/presentEvent.ts';
import { presentHandOver } from '../../presenters/presentHandOver.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { CoOrganiserInvitationObject } from '../types/organising/CoOrganiserObject.ts';
import { EventObject } from '../types/EventObject.ts';

const URL_HASH = { description: 'Public identifier of the event.' };

@Resolver()
export class CoOrganiserMutations {
  @Mutation(() => CoOrganiserInvitationObject, {
    description:
      'Creates a token with which one other person can become a co-organiser of an event within seven days; of a ' +
      'series, of all dates that follow as well. The latest five tokens of an event are valid. For its creator ' +
      'only; CONFLICT if there are five co-organisers.',
  })
  async inviteCoOrganiser(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<CoOrganiserInvitationObject> {
    return presentHandOver(await inviteCoOrganiser(await open(), urlHash));
  }

  @Mutation(() => EventObject, {
    description:
      'Makes the signed-in person a co-organiser of an event. For anybody who has the token; nothing changes for a ' +
      'person who already is one.',
  })
  async acceptCoOrganiser(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('token', () => String, { description: 'What `inviteCoOrganiser` returned.' }) token: string,
  ): Promise<EventObject> {
    const context = await open();
    return presentEvent(await acceptCoOrganiser(context, urlHash, { token }), emailPolicyOf(context));
  }

  @Mutation(() => Boolean, {
    description:
      'Removes a co-organiser. For the event’s creator, which also ends open invitations, and for co-organisers ' +
      'themselves, which leaves invitations valid. Returns true.',
  })
  async removeCoOrganiser(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
    @Arg('uid', () => String, { description: 'The uid of the co-organiser.' }) uid: string,
  ): Promise<boolean> {
    await removeCoOrganiser(await open(), urlHash, uid);
    return true;
  }
}
