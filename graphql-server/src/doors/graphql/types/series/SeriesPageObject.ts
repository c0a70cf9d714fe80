import { OccurrenceObject } from '../SeriesObject.ts';
import type { RecurrenceFrequency } from '@quorum/domain/event/constants';
import type { EventStatus } from '@quorum/domain/decision/rules';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { EventStatusEnum } from '../decisionEnums.ts';
import { EventObject } from '../EventObject.ts';
import { NodeInterface } from '../nodes/NodeInterface.ts';
import { RecurrenceFrequencyEnum } from '../RecurrenceFrequencyEnum.ts';

@ObjectType('Regular', { description: 'A person who has a standing response to a series.' })
export class RegularObject {
  @Field(() => ID, { description: 'Identifier of the standing response.' })
  id!: number;

  @Field(() => String, { description: 'Name to show.' })
  name!: string;

  @Field(() => Float, {
    description: 'Probability of coming to each date, above 0 and at most 1: 1 is a definite yes.',
  })
  likelihood!: number;

  @Field(() => Int, { description: 'How many guests come along, to dates that allow them.' })
  guests!: number;
}

@ObjectType('RegularPayload', { description: 'What becoming a regular returns.' })
export class RegularPayload extends RegularObject {
  @Field(() => String, {
    description:
      'Proves later that the standing response is yours, with the responses that it creates. It is returned only here: keep it, and keep it secret.',
  })
  responseToken!: string;
}

@ObjectType('SeriesDate', { description: 'One existing date of a series.' })
export class SeriesDateObject extends OccurrenceObject {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it ends: ISO 8601 in UTC. Null if no end was given: it is over six hours after its start.',
  })
  endTime!: string | null;

  @Field(() => EventStatusEnum, { description: 'Whether it takes place, if that is decided yet.' })
  status!: EventStatus;
}

@ObjectType('SeriesPage', {
  implements: NodeInterface,
  description: 'A series, at an address of its own for all dates.',
})
export class SeriesPageObject {
  @Field(() => String, { description: 'Public identifier of the series.' })
  seriesHash!: string;

  @Field(() => String, { description: 'What its dates are called.' })
  title!: string;

  @Field(() => String, { description: 'Where they take place.' })
  location!: string;

  @Field(() => String, { description: 'IANA time zone that it keeps.' })
  timezone!: string;

  @Field(() => String, { description: 'The display name of its organiser.' })
  creatorName!: string;

  @Field(() => RecurrenceFrequencyEnum, { nullable: true, description: 'How often it recurs; null once it has ended.' })
  recurrenceFrequency!: RecurrenceFrequency | null;

  @Field(() => Boolean, { description: 'Whether it has ended: no more dates are added.' })
  isOver!: boolean;

  @Field(() => Boolean, { description: 'Whether its dates are on no list.' })
  isPrivate!: boolean;

  @Field(() => Int, { description: 'How many guests each regular may bring.' })
  maxGuests!: number;

  @Field(() => EventObject, { nullable: true, description: 'The next existing date; null while there is none.' })
  next!: EventObject | null;

  @Field(() => [SeriesDateObject], { description: 'The existing dates that are not over, in order.' })
  upcoming!: SeriesDateObject[];

  @Field(() => [DateTimeScalar], {
    description: 'When further dates are planned, which are created one at a time: ISO 8601 in UTC.',
  })
  planned!: string[];

  @Field(() => [SeriesDateObject], { description: 'The last dates that are over, latest first.' })
  past!: SeriesDateObject[];

  @Field(() => [RegularObject], { description: 'The people who are in every time, in the order of joining.' })
  regulars!: RegularObject[];

  @Field(() => RegularObject, {
    nullable: true,
    description: 'The standing response of the signed-in person, or of the browser; null where there is none.',
  })
  ownRegular!: RegularObject | null;
}
