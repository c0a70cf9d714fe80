import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { follow, listOwnFollows, unfollow } from '../../../use-cases/follow/follows.ts';
import { presentFollow } from '../../presenters/presentFollow.ts';
import type { GraphQLContext } from '../GraphQLContext.ts';
import { FollowInput, UnfollowInput } from '../inputs/FollowInputs.ts';
import { FollowObject } from '../types/FollowObject.ts';
import { ViewerObject } from '../types/ViewerObject.ts';

@Resolver(() => ViewerObject)
export class FollowResolver {
  @FieldResolver(() => [FollowObject], { description: 'What the person follows, newest first.' })
  async follows(@Ctx() { open }: GraphQLContext): Promise<FollowObject[]> {
    return (await listOwnFollows(await open())).map(presentFollow);
  }

  @Mutation(() => FollowObject, {
    description:
      'Follows an organiser, a series or a type: the person gets news about new public events. If they follow it ' +
      'already, these settings apply from now on. For the signed-in person, or for a person with a response whose ' +
      'address is confirmed (CONFLICT if it is not).',
  })
  async follow(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => FollowInput, { description: 'What to follow.' }) input: FollowInput,
  ): Promise<FollowObject> {
    const near = input.near && { ...input.near };
    return presentFollow(await follow(await open(), { ...input, near }));
  }

  @Mutation(() => Boolean, {
    description: 'Stops following. Returns whether the person followed it until now.',
  })
  async unfollow(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => UnfollowInput, { description: 'What to stop following.' }) input: UnfollowInput,
  ): Promise<boolean> {
    return unfollow(await open(), { ...input });
  }
}
