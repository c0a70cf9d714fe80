import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('ReportedEvent', { description: 'An event that somebody reported.' })
export class ReportedEventObject {
  @Field(() => String, { description: 'Public identifier of the event.' })
  urlHash!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'The display name of its creator.' })
  creatorName!: string;

  @Field(() => Boolean, { description: 'Whether an operator has hidden it.' })
  isHidden!: boolean;
}

@ObjectType('Report', { description: 'What somebody finds wrong with an event. It does not name them.' })
export class ReportObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'What is wrong with the event, at most 500 characters.' })
  reason!: string;

  @Field(() => String, { description: 'When it was reported: ISO 8601 in UTC.' })
  createdAt!: string;

  @Field(() => ReportedEventObject, { description: 'What was reported.' })
  event!: ReportedEventObject;
}
