import { Field, InputType } from 'type-graphql';
import { AnswerInput } from '../types/organising/QuestionObject.ts';
import { PlanInput } from './PlanInput.ts';

/** A number for texts, and answers to questions, beside with whom somebody comes. */
@InputType()
export abstract class PhoneInput extends PlanInput {
  @Field(() => String, {
    nullable: true,
    description:
      'A mobile number for texts about the event, as typed; null or empty takes it away. Only the organisers of the event see it.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Whose number it is where it begins without +: two letters. Left out, by the time zone of the event.',
  })
  phoneCountry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'That texts about the event may go to the number: a new number is not taken without.',
  })
  phoneConsent?: boolean | null;

  @Field(() => [AnswerInput], {
    nullable: true,
    description:
      'What is said to the questions of the event. Left out, nothing of them is said or changed; named, required ones must ' +
      'have an answer. Null in a change takes all back.',
  })
  answers?: AnswerInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A solved `phoneChallenge`, where one is asked for.',
  })
  proof?: string | null;
}
