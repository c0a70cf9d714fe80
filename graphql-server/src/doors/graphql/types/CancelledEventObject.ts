import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('CancelledEvent', { description: 'What is stored about a deleted event for thirty days.' })
export class CancelledEventObject {
  @Field(() => String, { description: 'The public identifier that it had.' })
  urlHash!: string;

  @Field(() => String, { description: "What it was called; empty once its organiser's account is deleted." })
  title!: string;

  @Field(() => DateTimeScalar, { description: 'When it was planned to start: ISO 8601 in UTC.' })
  date!: string;

  @Field(() => String, { description: 'IANA time zone of the event.' })
  timezone!: string;

  @Field(() => DateTimeScalar, { description: 'When its organiser cancelled it: ISO 8601 in UTC.' })
  cancelledAt!: string;
}
