import { Field, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

/** What is shown of anything that was reported. */
@ObjectType()
abstract class ReportedObject {
  @Field(() => String, { description: 'Public identifier.' })
  urlHash!: string;

  @Field(() => String, { description: 'What it is called.' })
  title!: string;

  @Field(() => String, { description: 'The display name of its creator.' })
  creatorName!: string;

  @Field(() => Boolean, { description: 'Whether an operator has hidden it.' })
  isHidden!: boolean;
}

/** What every report says. */
@ObjectType()
abstract class AnyReportObject {
  @Field(() => ID, { description: 'Identifier.' })
  id!: number;

  @Field(() => String, { description: 'What is wrong, at most 500 characters.' })
  reason!: string;

  @Field(() => DateTimeScalar, { description: 'When it was reported: ISO 8601 in UTC.' })
  createdAt!: string;
}

@ObjectType('ReportedEvent', { description: 'An event that was reported.' })
export class ReportedEventObject extends ReportedObject {}

@ObjectType('ReportedPoll', { description: 'A poll that was reported.' })
export class ReportedPollObject extends ReportedObject {}

@ObjectType('Report', { description: 'A report of an event. It does not name the person who sent it.' })
export class ReportObject extends AnyReportObject {
  @Field(() => ReportedEventObject, { description: 'What was reported.' })
  event!: ReportedEventObject;
}

@ObjectType('PollReport', { description: 'A report of a poll. It does not name the person who sent it.' })
export class PollReportObject extends AnyReportObject {
  @Field(() => ReportedPollObject, { description: 'What was reported.' })
  poll!: ReportedPollObject;
}
