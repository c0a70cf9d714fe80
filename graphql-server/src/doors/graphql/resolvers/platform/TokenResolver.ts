import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { createToken, listOwnTokens, revokeToken } from '../../../../use-cases/platform/apiTokens.ts';
import { presentCreatedToken, presentToken } from '../../../presenters/presentToken.ts';
import type { GraphQLContext } from '../../GraphQLContext.ts';
import { CreatedTokenObject, CreateTokenInput, TokenObject } from '../../types/platform/TokenObject.ts';
import { ViewerObject } from '../../types/ViewerObject.ts';

@Resolver(() => ViewerObject)
export class TokenResolver {
  @FieldResolver(() => [TokenObject], {
    description:
      "The person's API tokens, newest first; expired ones for 30 more days. INSUFFICIENT_SCOPE for a program.",
  })
  async tokens(@Ctx() { open }: GraphQLContext): Promise<TokenObject[]> {
    return (await listOwnTokens(await open())).map(presentToken);
  }

  @Mutation(() => CreatedTokenObject, {
    description:
      'Creates an API token, which a program sends instead of an ID token to act for the signed-in person. ' +
      'CONFLICT if they have 20; INSUFFICIENT_SCOPE for a program.',
  })
  async createToken(
    @Ctx() { open }: GraphQLContext,
    @Arg('input', () => CreateTokenInput, { description: 'Its name, its scopes, and how long it is valid.' })
    input: CreateTokenInput,
  ): Promise<CreatedTokenObject> {
    return presentCreatedToken(await createToken(await open(), { ...input }));
  }

  @Mutation(() => Boolean, {
    description: 'Revokes an API token. Returns true; NOT_FOUND for one that is not the person’s.',
  })
  async revokeToken(
    @Ctx() { open }: GraphQLContext,
    @Arg('id', () => ID, { description: 'Identifier of the token.' }) id: string,
  ): Promise<boolean> {
    await revokeToken(await open(), id);
    return true;
  }
}
