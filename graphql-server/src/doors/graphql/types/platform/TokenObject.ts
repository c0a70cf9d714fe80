import { TOKEN_SCOPES, type TokenScope } from '@quorum/domain/platform/tokenScopes';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';

/** Both doors say `read`, `write` and `manage`, as people know scopes. */
const TokenScopeEnum = Object.fromEntries(TOKEN_SCOPES.map((scope) => [scope, scope])) as {
  [Scope in TokenScope]: Scope;
};

registerEnumType(TokenScopeEnum, {
  name: 'TokenScope',
  description: 'What an API token is for. None of them includes another.',
  valuesConfig: {
    read: { description: 'Queries, as the person.' },
    write: { description: 'Responses, votes, follows and reports.' },
    manage: {
      description: 'Creating, changing and deciding events, polls and series, and what organisers do in them.',
    },
  },
});

@ObjectType('Token', { description: 'What lets a program act for a person. Its secret was told when it was made.' })
export class TokenObject {
  @Field(() => ID, { description: 'By which it is revoked.' })
  id!: number;

  @Field(() => String, { description: 'What the person calls it.' })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it is for.' })
  scopes!: TokenScope[];

  @Field(() => DateTimeScalar, { description: 'ISO 8601 in UTC.' })
  createdAt!: string;

  @Field(() => DateTimeScalar, { description: 'ISO 8601 in UTC.' })
  expiresAt!: string;

  @Field(() => DateTimeScalar, { nullable: true, description: 'To the hour; null for one that no program has used.' })
  lastUsedAt!: string | null;
}

@ObjectType('CreatedToken', { description: 'A token that was just made.' })
export class CreatedTokenObject extends TokenObject {
  @Field(() => String, { description: 'The secret, told this once: `Authorization: Bearer` with it.' })
  token!: string;
}

@InputType({ description: 'An API token.' })
export class CreateTokenInput {
  @Field(() => String, { description: 'What the person calls it, in 60 characters at most.' })
  name!: string;

  @Field(() => [TokenScopeEnum], { description: 'What it is for: one at least, each once.' })
  scopes!: TokenScope[];

  @Field(() => Int, { description: 'After how many days it expires: 1 to 365.' })
  expiresInDays!: number;
}
