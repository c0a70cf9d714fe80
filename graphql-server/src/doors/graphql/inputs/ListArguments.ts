import { PAGE_SIZE_DEFAULT } from '@quorum/domain/event/constants';
import { ArgsType, Field, Int } from 'type-graphql';
import { EventOrderEnum, EventWindowEnum } from '../types/EventWindowEnum.ts';

/** What lists of events and of polls take alike. */
@ArgsType()
class ListArguments {
  @Field(() => Int, { nullable: true, description: 'Only those of this type.' })
  eventTypeId!: number | null;

  @Field(() => String, { nullable: true, description: 'Only what the person with this uid has created.' })
  creatorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those that begin then or later: a moment in ISO 8601, or a day, which begins in UTC.',
  })
  from!: string | null;

  @Field(() => String, { nullable: true, description: 'Only those that begin before that.' })
  to!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Only those with all of these words, or words beginning with them, in title, location and notes.',
  })
  search!: string | null;

  @Field(() => Int, { nullable: true, description: `How many, at most 100; ${PAGE_SIZE_DEFAULT} when left out.` })
  first!: number | null;

  @Field(() => String, { nullable: true, description: 'Only what comes after this cursor of the same list.' })
  after!: string | null;
}

@ArgsType()
export class EventListArguments extends ListArguments {
  @Field(() => EventWindowEnum, {
    nullable: true,
    defaultValue: EventWindowEnum.UPCOMING,
    description: 'Which events to list.',
  })
  when!: EventWindowEnum | null;

  @Field(() => EventOrderEnum, {
    nullable: true,
    description: 'The order; left out, by date, past events latest first.',
  })
  orderBy!: EventOrderEnum | null;
}

/** From and to are of the next date of a poll. */
@ArgsType()
export class PollListArguments extends ListArguments {}
