import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'What a person says who joins.' })
export class JoinEventInput {
  @Field(() => String, { description: 'Name to show, at most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One email address; only the creator of the event sees it.' })
  email?: string | null;

  @Field(() => Float, { nullable: true, description: 'Probability of coming, 0 to 1. Left out, a definite yes.' })
  likelihood?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many people come along, 0 to the `maxGuests` of the event. Left out, none.',
  })
  guests?: number | null;

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
  isStandby?: boolean | null;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters.' })
  comment?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The caller's own uid, if anything: identity comes from the ID token, and another's uid is refused.",
  })
  uid?: string | null;
}
