import { Field, InputType } from 'type-graphql';
import { AnswerInput } from '../types/organising/QuestionObject.ts';
import { PlanInput } from './PlanInput.ts';

/** A number for texts, and answers to questions, beside with whom somebody comes. */
@InputType()
export abstract class PhoneInput extends PlanInput {
  @Field(() => String, {
    nullable: true,
    description:
      'A mobile number for texts about the event, as typed; null or empty removes it. Only the organisers of the event see it.',
  })
  phone?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Country of a number that does not begin with +: two letters. Left out, by the time zone of the event.',
  })
  phoneCountry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Consent to texts about the event to this number; required for a new number.',
  })
  phoneConsent?: boolean | null;

  @Field(() => [AnswerInput], {
    nullable: true,
    description:
      'Answers to the questions of the event. Left out, none are given or changed; if given, required questions ' +
      'must be answered, in a change by what was answered before as well. Null in a change removes all.',
  })
  answers?: AnswerInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'A solved `phoneChallenge`, where one is required.',
  })
  proof?: string | null;
}
