import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';

/** Both doors say `read`, `write` and `manage`, as people know scopes. */
const TokenScopeEnum = Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, scope])) as {
  [Scope in TokenScope]: Scope;
};

registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: 'What an API token allows. No scope includes another.',
  valuesConfig: {
    read: { description: 'Queries, as the person.' },
    write: { description: 'Responses, votes, follows and reports.' },
    manage: {
      description: 'Creating, changing and deciding events, polls and series, and everything else that organisers do.',
    },
  },
});

@ObjectType('Token', { description: 'Lets a program act for a person. Its secret was shown when it was created.' })
export class TokenObject {
  @Field(() => ID, { description: 'Identifier, for `revokeToken`.' })
  id!: number;

  @Field(() => String, { description: 'The person’s name for it.' })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'Its scopes.' })
  scopes!: TokenScope[];

  @Field(() => DateTimeScalar, { description: 'ISO 8601 in UTC.' })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'ISO 8601 in UTC.' })
  expiresAt!: string;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the hour; null if it never was.',
  })
  lastUsedAt!: string | null;
}

@ObjectType('CreatedToken', { description: 'A token that was just created.' })
export class CreatedTokenObject extends TokenObject {
  @Field(() => String, { description: 'The secret, shown only once. Send it as `Authorization: Bearer …`.' })
  token!: string;
}

@InputType({ description: 'An API token.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'The person’s name for it, at most 60 characters.' })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'Its scopes: at least one, and each only once.' })
  scopes!: TokenScope[];

  @Field(() => Int, { description: 'After how many days it expires: 1 to 365.' })
  expiresInDays!: number;
}
