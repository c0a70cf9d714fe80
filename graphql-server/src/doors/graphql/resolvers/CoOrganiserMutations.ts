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
      'Makes a token by which one other person organises an event with its creator, within seven days; of a series, what ' +
      'follows as well. The latest five of an event are valid. For its creator alone; CONFLICT where there are five people.',
  })
  async inviteCoOrganiser(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, URL_HASH) urlHash: string,
  ): Promise<CoOrganiserInvitationObject> {
    return presentHandOver(await inviteCoOrganiser(await open(), urlHash));
  }

  @Mutation(() => EventObject, {
    description:
      'Has the signed-in person organise an event with its creator. For anybody who has the token; for somebody who does ' +
      'already, nothing changes.',
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
      'Ends that somebody organises an event with its creator, and open invitations. For its creator; for themselves ' +
      'co-organisers end it as well, which leaves invitations valid. Returns true.',
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
