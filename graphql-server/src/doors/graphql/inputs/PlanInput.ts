import { Field, InputType, Int } from 'type-graphql';

/** With whom somebody comes, and on what condition. Left out, a new response has none of it, and a change leaves it. */
@InputType()
export abstract class PlanInput {
  @Field(() => Int, { nullable: true, description: 'How many guests come along, 0 to the event’s `maxGuests`.' })
  guests?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The person comes only if at least this many people are in, their own guests included: 2 to 1,000, with a likelihood of 1.',
  })
  minParticipants?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to be asked when people are missing, with a likelihood of 0.',
  })
  isStandby?: boolean | null;
}
