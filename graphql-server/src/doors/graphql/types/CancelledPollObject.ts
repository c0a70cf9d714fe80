import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('CancelledPoll', {
  description: 'What is stored for thirty days of a poll that was deleted and led to no event.',
})
export class CancelledPollObject {
  @Field(() => String, { description: 'The public identifier that it had.' })
  urlHash!: string;

  @Field(() => String, { description: "What it was called; empty once its organiser's account is deleted." })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When its organiser deleted it: ISO 8601 in UTC.' })
  cancelledAt!: string;
}
