import type { ResponseStatus } from '@quorum/domain/decision/status';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { PlaceOfferObject } from './PlaceOfferObject.ts';
import { PaymentStateEnum } from './organising/PriceObject.ts';
import { AnswerObject } from './organising/QuestionObject.ts';
import { NodeInterface } from './nodes/NodeInterface.ts';
import { PLAIN } from './plain.ts';
import { ResponseStatusEnum } from './ResponseStatusEnum.ts';

@ObjectType('Participant', {
  ...PLAIN,
  implements: NodeInterface,
  description: 'The response of one person to one event.',
})
export class ParticipantObject {
  @Field(() => ID, { description: 'Identifier, unique among all responses.' })
  id!: number;

  @Field(() => String, { description: 'The name that the person gave.' })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The address that the person left. Null for everybody but the person and the organisers.',
  })
  email?: string | null;

  @Field(() => [AnswerObject], {
    nullable: true,
    description:
      'The person’s answers to the questions of the organiser. Null for everybody but the person and the organisers.',
  })
  answers?: AnswerObject[] | null;

  @Field(() => PaymentStateEnum, {
    nullable: true,
    description:
      'The state of the payment. Null while nobody has marked it, and for everybody but the person and the organisers.',
  })
  payment?: `${PaymentStateEnum}` | null;

  @Field(() => Float, {
    description: 'Probability of coming: 1 is a definite yes, anything between 0 and 1 a maybe.',
  })
  likelihood!: number;

  @Field(() => Int, { description: 'How many guests come along.' })
  guests!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The person comes only if at least this many people are in, themselves and their guests included. Null without a condition.',
  })
  minParticipants!: number | null;

  @Field(() => Boolean, { description: 'Whether a person who is not coming may be asked when people are missing.' })
  isStandby!: boolean;

  @Field(() => ResponseStatusEnum, { description: 'The status of the response.' })
  status!: ResponseStatus;

  @Field(() => Int, {
    nullable: true,
    description: 'Position on the waitlist, from 1. Null unless the person is on the waitlist.',
  })
  waitlistPosition!: number | null;

  @Field(() => PlaceOfferObject, {
    nullable: true,
    description: 'The places that are held for the person while they decide. Null while none are offered.',
  })
  offer!: PlaceOfferObject | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the standing response that gave it. Null for all others, for guests, and on lists.',
  })
  regularId?: number | null;

  @Field(() => String, { description: 'A remark of at most 100 characters, empty when there is none.' })
  comment!: string;

  @Field(() => Boolean, {
    description:
      'Whether an organiser has hidden it: it does not count then, and only its owner and the organisers can see it.',
  })
  isHidden!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether another response to the event has the same name and address, as when a person has responded twice. ' +
      'False for readers who may not see both addresses, and in the result of a mutation of a response.',
  })
  isRepeated!: boolean;
}
