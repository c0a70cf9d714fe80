import type { EventStatus } from '@quorum/domain/decision/rules';
import { Field, Float, ID, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../scalars/DateTimeScalar.ts';
import { EventStatusEnum } from '../decisionEnums.ts';
import { PLAIN } from '../plain.ts';

@ObjectType('Happening', { ...PLAIN, description: 'One thing that happened to an event. For its organisers.' })
export class HappeningObject {
  @Field(() => String, { description: 'What happened, such as `response.created` or `event.decided`.' })
  type!: string;

  @Field(() => DateTimeScalar, { description: 'When: ISO 8601 in UTC.' })
  at!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Identifier of the response that it was about, which may be deleted by now. Null where it was about none.',
  })
  participantId!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'How many people to expect after it. Null where it did not change that, or where that was not recorded.',
  })
  expected!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Probability that enough people come, after it. Null where it did not change that.',
  })
  chance!: number | null;

  @Field(() => EventStatusEnum, { nullable: true, description: 'The decision. Null for anything else.' })
  status!: EventStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether enough people are in after it: by the sum of likelihoods or, where that stayed the same, by the rule that decides. Null where it did not change that.',
  })
  isEnough!: boolean | null;

  @Field(() => String, { description: 'The value of `after` to continue from here.' })
  cursor!: string;
}
