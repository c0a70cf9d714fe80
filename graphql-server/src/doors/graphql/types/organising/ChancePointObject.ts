import { Field, Float, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('ChancePoint', {
  ...PLAIN,
  description: 'How likely an event was from a moment on. For its organisers.',
})
export class ChancePointObject {
  @Field(() => DateTimeScalar, { description: 'Since when: ISO 8601 in UTC.' })
  at!: string;

  @Field(() => Float, { description: 'Probability, at that time, that enough people come.' })
  chance!: number;

  @Field(() => Float, { description: 'How many people to expect, at that time.' })
  expected!: number;
}
