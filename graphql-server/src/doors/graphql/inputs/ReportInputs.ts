import { Field, InputType } from 'type-graphql';

@InputType({ description: 'What a person says who reports an event.' })
export class ReportEventInput {
  @Field(() => String, { description: 'What is wrong with it, at most 500 characters.' })
  reason!: string;
}

@InputType({ description: 'What a person says who reports a poll.' })
export class ReportPollInput extends ReportEventInput {}
