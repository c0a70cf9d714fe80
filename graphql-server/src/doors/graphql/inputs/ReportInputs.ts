import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A report of an event.' })
export class ReportEventInput {
  @Field(() => String, { description: 'The reason, at most 500 characters.' })
  reason!: string;
}

@InputType({ description: 'A report of a poll.' })
export class ReportPollInput extends ReportEventInput {}
