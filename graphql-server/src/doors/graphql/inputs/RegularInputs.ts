import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'The standing response of a person who is in every time.' })
export class JoinSeriesInput {
  @Field(() => String, { description: 'Name to show, at most 100 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'One email address; only the organisers see it, at each date.' })
  email?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Probability of coming to each date, above 0 and at most 1. Left out, a definite yes.',
  })
  likelihood?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many guests come along. Left out, none.' })
  guests?: number | null;

  @Field(() => String, { nullable: true, description: 'A remark of at most 100 characters, shown at each date.' })
  comment?: string | null;
}

@InputType({ description: 'Changes to a standing response; what is left out stays as it is.' })
export class UpdateRegularInput {
  @Field(() => Float, {
    nullable: true,
    description: 'Probability of coming, above 0 and at most 1. Null for a definite yes.',
  })
  likelihood?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many guests come along. Null for none.' })
  guests?: number | null;
}
