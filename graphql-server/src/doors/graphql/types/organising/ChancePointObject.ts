import { Field, Float, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('ChancePoint', {
  ...PLAIN,
  description: 'What an event could expect from a moment on, as its organisers read it.',
})
export class ChancePointObject {
  @Field(() => DateTimeScalar, { description: 'From when on: ISO 8601 in UTC.' })
  at!: string;

  @Field(() => Float, { description: 'Probability that enough people come, as it was then.' })
  chance!: number;

  @Field(() => Float, { description: 'How many people to expect, as it was then.' })
  expected!: number;
}
