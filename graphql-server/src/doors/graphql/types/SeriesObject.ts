import { Field, ObjectType } from 'type-graphql';
import { DateTimeScalar } from './scalars/DateTimeScalar.ts';

@ObjectType('Occurrence', { description: 'The date of a series before or after an event.' })
export class OccurrenceObject {
  @Field(() => String, { description: 'Public identifier of the event.' })
  urlHash!: string;

  @Field(() => DateTimeScalar, { description: 'When it starts: ISO 8601 in UTC.' })
  date!: string;

  @Field(() => String, { description: 'IANA time zone that it keeps.' })
  timezone!: string;
}

@ObjectType('Series', { description: 'The dates before and after an event in its series.' })
export class SeriesObject {
  @Field(() => OccurrenceObject, { nullable: true, description: 'The previous date; null for the first.' })
  previous!: OccurrenceObject | null;

  @Field(() => OccurrenceObject, { nullable: true, description: 'The next date; null while there is none.' })
  next!: OccurrenceObject | null;
}
