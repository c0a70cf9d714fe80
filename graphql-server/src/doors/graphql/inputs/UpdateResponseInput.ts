import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'What to change of a response; what is left out stays as it is.' })
export class UpdateResponseInput {
  @Field(() => String, { nullable: true, description: 'Name to show, at most 100 characters.' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'One email address; null or empty takes it away.' })
  email?: string | null;

  @Field(() => Float, { nullable: true, description: 'Probability of coming, 0 to 1.' })
  likelihood?: number;

  @Field(() => Int, { nullable: true, description: 'How many people come along, 0 to the `maxGuests` of the event.' })
  guests?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Comes only if at least so many people are in, own guests included: 2 to 1,000, with a likelihood of 1.',
  })
  minParticipants?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether to be asked when people are missing, with a likelihood of 0.',
  })
  isStandby?: boolean;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;
}
