import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('HandOver', { description: 'An offer to hand over an event or a poll to anybody who has the token.' })
export class HandOverObject {
  @Field(() => String, {
    description: 'What `takeOverEvent` or `takeOverPoll` takes; it is shown once, here, and works once.',
  })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'When it expires: ISO 8601 in UTC.' })
  expiresAt!: string;
}
