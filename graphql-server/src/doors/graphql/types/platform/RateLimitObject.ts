import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('RateLimit', {
  ...PLAIN,
  description:
    'What a document costs, and how many requests are left: to the API token, or to the network where none is sent. The headers `RateLimit` and `RateLimit-Policy` have the same figures.',
})
export class RateLimitObject {
  @Field(() => Int, {
    description:
      'What this document costs: roughly the number of fields that may have to be resolved, at most 80,000. Whatever it costs, it counts as one request.',
  })
  cost!: number;

  @Field(() => Int, { nullable: true, description: 'How many requests there may be. Null where none are counted.' })
  limit!: number | null;

  @Field(() => Int, { nullable: true, description: 'How many are left after this one. Null where none are counted.' })
  remaining!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the count starts again: ISO 8601 in UTC. Null where none are counted.',
  })
  resetAt!: string | null;
}
