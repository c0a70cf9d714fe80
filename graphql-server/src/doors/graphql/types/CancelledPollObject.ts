import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('CancelledPoll', {
  description: 'What is stored for thirty days about a poll that was deleted without becoming an event.',
})
export class CancelledPollObject {
  @Field(() => String, { description: 'The public identifier that it had.' })
  urlHash!: string;

  @Field(() => String, { description: "What it was called; empty once its organiser's account is deleted." })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When its organiser deleted it: ISO 8601 in UTC.' })
  cancelledAt!: string;
}
