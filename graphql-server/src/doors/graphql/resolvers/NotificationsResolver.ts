import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import {
  getOwnPreferences,
  getResponsePreferences,
  updateOwnPreferences,
  updateResponsePreferences,
} from '../../../use-cases/notifications/preferences.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { NotificationsInput } from '../inputs/NotificationsInput.ts';
import { NotificationsObject } from '../types/notifications/NotificationsObject.ts';
import { ViewerObject } from '../types/ViewerObject.ts';

/** How people are told: the signed-in person, and the owner of a response. */
@Resolver(() => ViewerObject)
export class NotificationsResolver {
  @FieldResolver(() => NotificationsObject, { description: 'How the person is notified.' })
  async notifications(@Ctx() { open }: GraphQLContext): Promise<NotificationsObject> {
    return getOwnPreferences(await open());
  }

  @Query(() => NotificationsObject, {
    name: 'notifications',
    description:
      'How the owner of a response is notified about its event. For the owner only. Send the token by POST, ' +
      'because addresses are logged.',
  })
  async notificationsOfResponse(
    @Ctx() { open }: GraphQLContext,
    @Arg('urlHash', () => String, { description: 'Public identifier of the event.' }) urlHash: string,
    @Arg('participantId', () => ID, { description: 'Identifier of the response.' }) participantId: string,
    @Arg('responseToken', () => String, {
      nullable: true,
      description:
        'The token that the join returned. Left out, the signed-in person or the browser that joined is the proof.',
    })
    responseToken: string | null,
  ): Promise<NotificationsObject> {
    return getResponsePreferences(await open(), { urlHash, id: participantId, responseToken });
  }

  @Mutation(() => NotificationsObject, {
    description: 'Changes the notifications of the signed-in person, or those of a response’s owner about its event.',
  })
  async updateNotifications(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => NotificationsInput, { description: 'What to change, and whose notifications.' })
    input: NotificationsInput,
  ): Promise<NotificationsObject> {
    const { urlHash, participantId, responseToken, ...change } = { ...input };
    if (urlHash == null && participantId == null) return updateOwnPreferences(await open(), change);
    const address = { urlHash: urlHash ?? '', id: participantId ?? '', responseToken };
    return updateResponsePreferences(await open(), address, change);
  }
}
