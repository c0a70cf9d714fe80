import type { ResponseStatus } from '@quorum/domain/decision/status';
import { ATTENDEES_MAX, LISTED_DATES_MAX } from '@quorum/domain/series/attendance';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ResponseStatusEnum } from '../ResponseStatusEnum.ts';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { SeriesDateObject } from './SeriesPageObject.ts';

@ObjectType('AttendeeDate', { description: 'A person’s response to one date of a series, and whether they came.' })
export class AttendeeDateObject {
  @Field(() => String, { description: 'Public identifier of the date.' })
  urlHash!: string;

  @Field(() => ResponseStatusEnum, { description: 'The status of their response.' })
  status!: ResponseStatus;

  @Field(() => Boolean, { nullable: true, description: 'Whether they came; null while no organiser has marked it.' })
  attended!: boolean | null;
}

@ObjectType('Attendee', {
  description: 'A person who comes to a series, recognised by account, else by address, else by name.',
})
export class AttendeeObject {
  @Field(() => String, { description: 'Name to show.' })
  name!: string;

  @Field(() => ID, { nullable: true, description: 'Identifier of their standing response; null where they have none.' })
  regularId!: number | null;

  @Field(() => Int, { description: 'How many dates they came to.' })
  came!: number;

  @Field(() => Int, {
    description:
      'Out of how many: dates since their first response that are over, were not called off, and at which somebody was marked.',
  })
  outOf!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The date they last came to: ISO 8601 in UTC. Null where they never came.',
  })
  lastCame!: string | null;

  @Field(() => [AttendeeDateObject], {
    description: 'The listed dates that they responded to, in the order of the dates.',
  })
  onDates!: AttendeeDateObject[];
}

@ObjectType('SeriesAttendance', { description: 'Who came to a series how often.' })
export class SeriesAttendanceObject {
  @Field(() => [SeriesDateObject], {
    description: `The latest dates that exist and that the reader organises, at most ${LISTED_DATES_MAX}, oldest first.`,
  })
  dates!: SeriesDateObject[];

  @Field(() => [AttendeeObject], {
    description:
      'Regulars, people who came, and people expected at a coming date, without hidden responses: most frequent first, ' +
      `at most ${ATTENDEES_MAX}.`,
  })
  people!: AttendeeObject[];
}
