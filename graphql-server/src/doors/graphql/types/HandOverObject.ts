import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('HandOver', { description: 'That an event or a poll is handed over, to anybody who has the token.' })
export class HandOverObject {
  @Field(() => String, {
    description: 'What `takeOverEvent` or `takeOverPoll` takes; it is shown once, here, and works once.',
  })
  token!: string;

  @Field(() => DateTimeScalar, { description: 'Until when it works: ISO 8601 in UTC.' })
  expiresAt!: string;
}
